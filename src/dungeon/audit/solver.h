#pragma once

#include <cstdint>
#include <vector>

#include "world/level.h"

namespace cellophane {

/// Plays the hero's part on a level (rules/machines.md 15, property 2): walks in four directions, finds what
/// is hidden, takes what lies within reach, opens what that opens, and begins again, until nothing new comes
/// of it. The hero walks round traps; the hero swims, flies, burns and shatters only with what a machine has
/// laid out for it.
class LevelSolver {
public:
    explicit LevelSolver(const Level& level);

    /// Cells the hero can stand on.
    const BitGrid& reached() const { return reached_; }
    /// Cells whose lock or barrier has given way.
    const BitGrid& opened() const { return opened_; }
    /// Whether the hero can have an item, by its index in the level's list.
    bool has(std::size_t item) const { return had_[item]; }
    /// Cells that something keeps shut until it is solved.
    const BitGrid& barred() const { return barred_; }

private:
    /// A cell of a machine with terrain that something can be done with.
    struct Part {
        int machine;
        Terrain terrain;
        Pos at;
    };

    bool step();
    bool take_items();
    bool use_keys();
    bool work_machines();
    bool fly();
    void list_parts();
    bool may_touch(const Part& part) const;
    bool holds(int machine, ItemKind kind) const;
    bool is_victim_met(int machine) const;
    bool gives_way(const Part& part) const;
    bool may_fly(int machine) const;

    const Level& level_;
    /// Cells that are open from the start.
    BitGrid free_;
    BitGrid opened_;
    BitGrid barred_;
    BitGrid reached_;
    std::vector<bool> had_;
    std::vector<Part> parts_;
};

/// Whether a key fits the lock of a cell.
bool fits(const Item& item, const Level& level, Pos at);

}  // namespace cellophane
