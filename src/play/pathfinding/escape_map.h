#pragma once

#include <cstdint>

#include "kit/grid/dijkstra_map.h"
#include "world/game.h"

namespace cellophane {

/// The way out of gas, fire and the like (rules/monsters.md 10.4). Working memory: made on demand, once a
/// tick.
class EscapeMap {
public:
    /// Steps to the nearest harmless cell; 0 there, `unreachable` where no way leads.
    const Grid<std::int32_t>& distances(const Game& game, SpreadScratch& scratch);

private:
    int round_ = -1;
    int depth_ = 0;
    int clock_ = 0;
    Grid<std::int32_t> distances_;
    Grid<std::int16_t> costs_;
};

}  // namespace cellophane
