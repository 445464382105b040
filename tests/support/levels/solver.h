#pragma once

#include <functional>
#include <string>
#include <vector>

#include "world/level.h"

namespace cellophane {

/// What a hero can reach on a level by taking everything within reach, opening what that opens, and repeating
/// both (rules/machines.md 15, property 2). He finds secrets and walks round traps; he swims, flies and burns
/// only with what a machine has laid out for it.
class Solver {
public:
    explicit Solver(const Level& level);

    /// Cells the hero can stand on.
    const BitGrid& reached() const { return reached_; }
    /// Whether the hero can take an item, by its index in the level's list.
    const std::vector<bool>& had() const { return had_; }
    /// Whether the lock or barrier of this cell has given way.
    bool is_open(Pos at) const { return opened_.test(at); }

private:
    bool step();
    bool take_items();
    bool open_with_keys();
    bool open_machine(const MachineRecord& machine);
    void open_cells(int machine, Terrain terrain);
    bool has_cell(int machine, Terrain terrain) const;
    /// Whether a cell of this kind is reached or beside a reached cell (four directions).
    bool touches(int machine, Terrain terrain) const;
    /// Whether such a cell is in view of a reached cell, so that an item can be thrown onto it.
    bool throws_at(int machine, Terrain terrain) const;
    bool holds(int machine, ItemKind kind) const;
    bool walks(Pos at) const { return free_.test(at); }

    const Level& level_;
    /// Cells that are open from the start.
    BitGrid free_;
    BitGrid opened_;
    BitGrid reached_;
    std::vector<bool> had_;
};

using LevelFail = std::function<void(std::string rule, std::string what)>;

/// "Never unfair": everything on the level can be had, no lock keeps its own key, no way is lost.
void check_solvable(const Level& level, const LevelFail& fail);

}  // namespace cellophane
