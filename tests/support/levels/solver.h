#pragma once

#include <functional>
#include <string>
#include <vector>

#include "world/level.h"

namespace cellophane {

/// What somebody can do on a level who takes everything within reach, opens what that opens, and begins again
/// (rules/machines.md 15, property 2). He searches well and walks round traps; he swims, flies and burns only
/// with what a machine has laid out for it.
class Solver {
public:
    explicit Solver(const Level& level);

    /// Cells he has stood on.
    const BitGrid& reached() const { return reached_; }
    /// By number in the level's list, whether he had it in his hands.
    const std::vector<bool>& had() const { return had_; }
    /// Whether everything of a machine that keeps him out has given way.
    bool is_open(Pos at) const { return opened_.test(at); }

private:
    bool step();
    bool take_items();
    bool open_with_keys();
    bool open_machine(const MachineRecord& machine);
    void open_cells(int machine, Terrain terrain);
    bool has_cell(int machine, Terrain terrain) const;
    /// Somebody at the rim of what has been reached can touch a cell of this kind.
    bool touches(int machine, Terrain terrain) const;
    /// From somewhere he can look at, and throw onto, such a cell.
    bool throws_at(int machine, Terrain terrain) const;
    bool holds(int machine, ItemKind kind) const;
    bool walks(Pos at) const { return free_.test(at); }

    const Level& level_;
    /// Cells nothing keeps him out of, so far.
    BitGrid free_;
    BitGrid opened_;
    BitGrid reached_;
    std::vector<bool> had_;
};

using LevelFail = std::function<void(std::string rule, std::string what)>;

/// "Never unfair": everything on the level can be had, no lock keeps its own key, no way is lost.
void check_solvable(const Level& level, const LevelFail& fail);

}  // namespace cellophane
