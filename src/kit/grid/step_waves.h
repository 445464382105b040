#pragma once

#include <cstdint>

#include "kit/grid/bit_grid.h"
#include "kit/grid/dijkstra_map.h"

namespace cellophane {

/// Walks outward from a cell, all cells of one distance at a time, where every step costs 1 (rules/levels.md
/// 0.3). Diagonal steps may not cut the corner of an obstruction. The origin need not be ground.
///
///     for (StepWaves waves{origin, ground, obstructions}; !waves.is_over(); waves.advance()) …
class StepWaves {
public:
    StepWaves(Pos origin, const BitGrid& ground, const BitGrid& obstructions);

    /// The cells this far away.
    const BitGrid& front() const { return front_; }
    int distance() const { return distance_; }
    /// Whether nothing lies this far away.
    bool is_over() const { return high_ < low_; }
    /// Whether any of some cells is this far away.
    bool have_come_to(const BitGrid& cells) const;
    /// Ground that no wave has come to yet.
    const BitGrid& left() const { return left_; }
    template <class Visit>
    void for_each_in_front(Visit&& visit) const {
        front_.for_each_between(low_, high_, visit);
    }
    void advance();

private:
    void advance_low_map();

    BitGrid left_;
    BitGrid uncut_;
    BitGrid front_;
    int distance_ = 0;
    /// The columns the front lies in; none once the waves are over.
    int low_ = 0;
    int high_ = 0;
};

/// Makes a map of how many steps each cell is from the origin, `unreachable` where none lead. With `until`,
/// what lies farther off than that cell counts as unreachable.
void count_steps(Grid<std::int32_t>& map, Pos origin, const BitGrid& ground, const BitGrid& obstructions,
                 Pos until = nowhere);

}  // namespace cellophane
