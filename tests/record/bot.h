#pragma once

#include "bots/bot_game.h"
#include "world/game.h"

namespace cellophane {

/// Plays at random; games of even seeds are harmless, and so get further.
struct RandomGame : BotGame {
    explicit RandomGame(std::uint64_t seed, Style style = Style::Brogue)
        : BotGame{{.seed = seed, .style = style, .harmless = seed % 2 == 0}, Policy::Random} {}
};

}  // namespace cellophane
