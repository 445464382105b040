#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "dungeon/descent.h"
#include "world/level.h"

namespace cellophane {

/// A level that broke one of the rules.
struct Violation {
    std::string rule;
    std::uint64_t seed = 0;
    Style style{};
    int depth = 0;
    std::string what;
};

using ViolationSink = std::function<void(const Violation&)>;

/// The figures the rules give statistics for (rules/levels.md 27.3).
struct LevelFacts {
    int depth = 0;
    int rooms_attached = 0;
    int hallways = 0;
    /// Cells of the plan after the last room: floor, openings between rooms left out.
    int floor_cells = 0;
    int loops = 0;
    /// Lakes as placed, before wreaths and clean-up.
    int lake_cells = 0;
    int lakes = 0;
    int doors = 0;
    int secret_doors = 0;
    int bridges = 0;
    int bridge_cells = 0;
    /// Cells at the end, in the order deep water, lava, chasm, brimstone.
    std::array<int, 4> liquids{};
    int passable_cells = 0;
    int stairs_path = 0;
    /// King distance from this level's up stairs to the down stairs of the level above; -1 without one.
    int stairs_gap = -1;
    /// King distance between the two stairs.
    int stairs_apart = 0;
    /// Stairs that found no wall and stand in the open.
    int stairs_in_the_open = 0;
    /// Walls that are not what their neighbors ask for, diagonal openings and orphaned doors at the very
    /// end, where the rules make no promise.
    int stray_walls = 0;
    int late_diagonals = 0;
    int late_orphans = 0;
    int machines = 0;
    /// Numbers given away to machines, those that failed included.
    int machine_calls = 0;
    /// Groups that no machine made, and how many of their leaders can be seen from the arrival stairs.
    int hordes = 0;
    int hordes_in_view = 0;
    /// Tries at the level before it was accepted.
    int rejected = 0;
    /// Style `rogue`.
    int links = 0;
    int room_cells = 0;
    int corridor_cells = 0;
    std::vector<RoomShape> shapes;
    std::uint64_t hash = 0;
};

/// Digs a descent's next level, watching every stage, and checks all that the rules promise of it.
/// Nothing if the level could not be dug. `above` are the down stairs of the level before.
std::optional<LevelFacts> examine(Descent& run, const LevelRequest& request, std::optional<Pos> above,
                                  const ViolationSink& report);

/// Digs one level by its pipeline without the levels above it, as if their stairs had come to lie right on
/// their targets and everything due had been found there, and checks it likewise: cheap even at the bottom.
std::optional<LevelFacts> examine_alone(const LevelRequest& request, const ViolationSink& report);

/// What must hold of a level however it was made; `impregnable` are the walls that may not be tunnelled.
void check_finished(const Level& level, const BitGrid& impregnable, Style style, LevelFacts& facts,
                    const std::function<void(std::string rule, std::string what)>& fail);

}  // namespace cellophane
