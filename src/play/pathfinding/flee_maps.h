#pragma once

#include <cstdint>

#include "kit/grid/dijkstra_map.h"
#include "world/game.h"

namespace cellophane {

/// Where creatures flee: lower values are safer, far from the pursuer and rather round a loop than into a
/// dead end (rules/monsters.md 10.2 and 10.3). Working memory: a map is made on demand, once a round.
class FleeMaps {
public:
    using Map = Grid<std::int32_t>;

    /// From the hero.
    const Map& from_hero(const Game& game, SpreadScratch& scratch);
    /// From all the hero's enemies, for the hero's allies.
    const Map& from_foes(const Game& game, SpreadScratch& scratch);
    /// A creature's remembered map, converted for walking.
    const Map& recalled(const Grid<std::int16_t>& memory);

private:
    struct Stamp {
        int round = -1;
        int depth = 0;
        Pos hero = nowhere;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };

    static Stamp stamp_of(const Game& game) { return {game.rounds, game.depth, game.hero.at}; }
    void begin(Size size);

    Stamp hero_;
    Stamp foes_;
    Map from_hero_;
    Map from_foes_;
    Map recalled_;
    Grid<std::int16_t> costs_;
};

}  // namespace cellophane
