#pragma once

#include <cstdint>

#include "play/play.h"

namespace cellophane {

/// The dungeon that turns are measured in.
inline constexpr std::uint64_t bench_seed = 1729;

/// A game that has begun. A harmless one goes on where the hero would otherwise die.
inline Play begun(std::uint64_t seed, int depth = 1, bool harmless = false) {
    Play game{{.seed = seed, .depth = depth, .harmless = harmless}};
    game.begin();
    return game;
}

}  // namespace cellophane
