#pragma once

#include "bots/bot_game.h"
#include "world/game.h"

namespace cellophane {

/// Plays without a plan; every other one comes to no harm, and so sees more.
struct RandomGame : BotGame {
    explicit RandomGame(std::uint64_t seed, Style style = Style::Brogue)
        : BotGame{{.seed = seed, .style = style, .harmless = seed % 2 == 0}, Policy::Random} {}
};

}  // namespace cellophane
