#pragma once

#include "kit/grid/bit_grid.h"
#include "world/monster.h"

namespace cellophane {

/// Where the creatures of a level may be: every cell one is in, dormant ones included, and some that one has
/// left. Mostly nobody is where somebody is looked for, and to look through all creatures for that takes
/// long. Working memory of a turn; no part of what a level is.
class Crowd {
public:
    /// From now on whoever is put somewhere must be noted.
    void gather(const Monsters& monsters, Size size) {
        if (!(cells_.size() == size)) cells_ = BitGrid{size};
        cells_.clear();
        for (const Monster& monster : monsters) cells_.set_if_inside(monster.at);
        is_known_ = true;
    }
    void note(Pos at) {
        if (is_known_) cells_.set_if_inside(at);
    }
    /// Creatures may move unnoted again.
    void forget() { is_known_ = false; }

    bool may_be_at(Pos at) const { return !is_known_ || cells_.test(at) || !cells_.size().contains(at); }

private:
    bool is_known_ = false;
    BitGrid cells_;
};

}  // namespace cellophane
