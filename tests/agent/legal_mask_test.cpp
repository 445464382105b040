#include "agent/legal_mask.h"

#include <array>
#include <set>

#include "agent/action_numbers.h"
#include "bots/bot_game.h"
#include "bots/possible.h"
#include "support/catch.h"

namespace cellophane {

namespace {

std::set<int> members(const std::array<std::uint8_t, mask_bytes>& mask) {
    std::set<int> found;
    for (int i = 0; i < static_cast<int>(mask_bytes) * 8; ++i)
        if (mask[static_cast<std::size_t>(i / 8)] >> i % 8 & 1) found.insert(i);
    return found;
}

}  // namespace

TEST_CASE("the mask has a bit for each possible command, and no other", "[agent]") {
    std::array<std::uint8_t, mask_bytes> mask{};
    mask.fill(0xff);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        BotGame game{{.seed = seed, .depth = 4}, Policy::Random};
        for (int i = 0; i < 200; ++i) {
            game.act();
            std::set<int> wanted;
            const ActionNumbers numbers{game.play.observe()};
            for (const Command& command : possible_commands(game.play))
                if (const std::optional<int> number = numbers.number_of(command)) wanted.insert(*number);
            INFO("seed " << seed << ", command " << i);
            CHECK(write_legal_mask(game.play, mask) == static_cast<int>(wanted.size()));
            CHECK(members(mask) == wanted);
            CHECK(wanted.empty() == game.report.over);
        }
    }
}

}  // namespace cellophane
