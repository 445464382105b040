#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "dungeon/generate.h"
#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

/// A room of a finished level.
struct PlannedRoom {
    RoomShape shape{};
    bool has_hallway = false;
    /// Its floor, hallway included, as far as it was not walled in later.
    BitGrid cells;
    /// The rooms that a door or a corridor leads to, by their place in the list.
    std::vector<int> neighbors;
};

/// How one passes a door.
enum class DoorKind : std::uint8_t {
    /// Opens by itself.
    Door,
    /// Looks like wall until it is found.
    Secret,
    /// Opens with its key.
    Locked,
    /// Opens with a lever, or by what its machine does.
    Portcullis,
    /// Has to be burnt.
    Barricade,
    /// Nothing hangs in it.
    Opening,
    count
};
std::string_view table_name(DoorKind kind);

/// A door, or an opening that joins rooms.
struct PlannedDoor {
    Pos at = nowhere;
    DoorKind kind{};
    /// What stands there: a door of some kind, floor, a bridge.
    Terrain terrain{};
    /// The rooms beside it, by their place in the list; one alone where it leads to a corridor.
    std::vector<int> joins;
};

/// Ground in one piece that belongs to no room: a corridor, in style `rogue` all of them; a tunnel; the shore
/// of a lake that reaches beyond its room.
struct PlannedCorridor {
    /// Its ground, as one can stand on it once secrets are found.
    BitGrid cells;
    /// The rooms beside it or behind its doors, by their place in the list.
    std::vector<int> joins;
};

struct PlannedLevel {
    /// As many as the level has records of rooms, in their order.
    std::vector<PlannedRoom> rooms;
    /// By their first cell, row by row.
    std::vector<PlannedCorridor> corridors;
    /// Column by column, each from top to bottom.
    std::vector<PlannedDoor> doors;
};

/// Watches a level while it is dug, because it keeps no cells of its rooms.
class PlanWatch {
public:
    explicit PlanWatch(Style style) : style_{style} {}

    /// For the digging of one level; good as long as this is.
    Watch watch();
    /// What rooms and doors of the level became of.
    PlannedLevel plan(const Level& level) const;

private:
    bool has_grid() const { return style_ == Style::Rogue; }

    Style style_;
    /// Which cells rooms were built on, and where doors were meant to be.
    std::vector<BitGrid> rooms_{};
    BitGrid doors_{};
    std::vector<std::vector<std::int16_t>> links_{};
};

/// The plan of a level that was not watched: it is dug again.
PlannedLevel plan_of(const LevelRequest& request, const Level& level);

/// The edge of some cells, as corners of the grid: {0, 0} is the upper left corner of the first cell. A
/// contour runs clockwise around cells and the other way around holes; cells that touch at a corner alone are
/// apart.
std::vector<std::vector<Pos>> contours_of(const BitGrid& cells);

/// {"rooms", "corridors", "doors"} for programs (docs/makers.md).
std::string plan_json(const PlannedLevel& plan);

}  // namespace cellophane
