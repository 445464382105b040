#include "soak/forgetting.h"

#include <cstdint>
#include <iostream>

#include "content/styles.h"
#include "kit/rng/rng.h"
#include "play/play.h"
#include "world/game.h"

namespace cellophane {

namespace {

/// Explores and staggers, then staggers and rests, so that much is met, and much goes by.
Command next_command(const Game& game, int turn, Rng& rng) {
    constexpr int spell = 100;
    if (game.question != Question::None) return Answer{rng.percent(30)};
    if (game.doing.index() != 0 && rng.percent(70)) return Continue{};
    const bool calm = turn / spell % 2 != 0;
    const bool staggers = rng.percent(calm ? 80 : 40);
    const Direction toward = directions[static_cast<std::size_t>(rng.uniform(0, 7))];
    if (staggers) return Move{toward};
    return calm ? Command{Rest{}} : Command{Explore{}};
}

/// The turns until both states differ; `enough` if they never do.
int turns_alike(std::uint64_t seed, int depth, int enough) {
    Play keeping{{.seed = seed, .depth = depth, .harmless = true}};
    keeping.begin();
    Play forgetting = keeping;
    Rng rng{mix(seed, static_cast<std::uint64_t>(depth))};
    for (int turn = 0; turn < enough; ++turn) {
        const Command command = next_command(keeping.game(), turn, rng);
        // Copying a game leaves its caches behind.
        forgetting = Play{forgetting};
        const bool over = keeping.submit(command).over;
        forgetting.submit(command);
        if (keeping.state_hash() != forgetting.state_hash()) return turn;
        if (over) return enough;
    }
    return enough;
}

}  // namespace

bool compare_with_forgetful(int dungeons) {
    constexpr int enough = 1500;
    int apart = 0;
    for (int seed = 1; seed <= dungeons; ++seed) {
        for (int depth = 1; depth <= long_amulet_depth; ++depth) {
            const int alike = turns_alike(static_cast<std::uint64_t>(seed), depth, enough);
            if (alike == enough) continue;
            ++apart;
            std::cout << "seed " << seed << ", depth " << depth << ": two ways from turn " << alike
                      << " on\n";
        }
    }
    std::cout << dungeons * long_amulet_depth << " levels, " << enough << " turns each: " << apart
              << " go two ways\n";
    return apart == 0;
}

}  // namespace cellophane
