#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>

#include "agent/flat.h"
#include "agent/unseen_changes.h"
#include "bots/bot_game.h"

namespace cellophane {

struct Fairness {
    /// How many pairs of games were compared, and how many of them differed by each change.
    int pairs = 0;
    std::map<std::string, int> made{};
    /// What told them apart, and how often: "lit by creatures".
    std::map<std::string, int> leaks{};
};

/// Compares so many pairs of games of bots that differ in nothing but what the hero cannot know: observations
/// and masks have to be equal.
inline Fairness compare_unseen(int pairs, std::uint64_t first_seed) {
    Fairness found;
    Rng rng{stream_key(first_seed, "unseen")};
    for (std::uint64_t seed = first_seed; found.pairs < pairs; ++seed) {
        const int depth = 1 + static_cast<int>(seed % 12) * 2;
        const Policy policy = seed % 3 == 0 ? Policy::Random : Policy::Explorer;
        BotGame game{{.seed = seed, .depth = depth, .harmless = seed % 2 == 0}, policy};
        for (int step = 0; step < 240 && found.pairs < pairs && !game.report.over; ++step) {
            game.act();
            if (step % 12 != 11 || game.report.over) continue;
            const Game& state = game.play.game();
            const Play here = Play::resumed(std::make_unique<Game>(state));
            const auto before = flat(here);
            const auto mask = mask_of(here);
            for (const UnseenChange& change : unseen_changes) {
                auto other = std::make_unique<Game>(state);
                UnseenChanges changes{*other, rng};
                if (!(changes.*change.make)()) continue;
                const Play there = Play::resumed(std::move(other));
                const auto after = flat(there);
                ++found.pairs;
                ++found.made[std::string{change.name}];
                const auto [one, two] =
                    std::mismatch(before->bytes.begin(), before->bytes.end(), after->bytes.begin());
                if (one != before->bytes.end()) {
                    const auto byte = static_cast<std::size_t>(one - before->bytes.begin());
                    ++found.leaks[std::string{field_at(byte).name} + " by " + std::string{change.name}];
                }
                if (mask_of(there) != mask) ++found.leaks["the mask by " + std::string{change.name}];
            }
        }
    }
    return found;
}

}  // namespace cellophane
