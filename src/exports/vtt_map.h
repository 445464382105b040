#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "content/lights.h"
#include "content/terrain.h"
#include "exports/vtt_walls.h"
#include "protocol/observation.h"

namespace cellophane {

/// Lines for sight have at most so many points, whatever the size of the map: virtual tabletops compute with
/// all of them whenever a figure moves.
inline constexpr int most_sight_points = 5000;

enum class VttDoorKind : std::uint8_t {
    Plain,
    /// It opens with its key.
    Locked,
    /// It looks like wall; only on maps that show secrets.
    Secret
};

/// A door stands across the middle of its cell. Places are in hundredths of a cell.
struct VttDoor {
    Pos at = nowhere;
    VttDoorKind kind{};
    /// Its ends: the middles of the walls beside it, or the edge of the cell where there is none. A secret
    /// one is as wide as its cell and lies in a gap of the wall's line.
    std::array<Pos, 2> ends{};
    /// It stands across a way up and down.
    bool is_level = true;
    bool is_shut = true;
    /// No wall holds both ends.
    bool is_freestanding = false;
};

/// A source of light, where it shines from.
struct VttLamp {
    Light light{};
    /// In hundredths of a cell.
    Pos at;

    /// In hundredths of a cell.
    int range() const;
};

/// The hue of a lamp at full strength.
struct LampColor {
    std::array<std::uint8_t, 3> red_green_blue{};
    /// In percent.
    int strength = 0;

    /// Six digits, as in "ff8000".
    std::string hex() const;
};
LampColor color_of(const VttLamp& lamp, int long_depth);

/// What virtual tabletops are told of a map: what stops sight, doors, lights. Lines are in hundredths of a
/// cell.
struct VttMap {
    /// Stops sight for good.
    std::vector<Polyline> walls;
    /// Around what can be walked into and stops sight: foliage.
    std::vector<Polyline> thickets;
    /// Around what can be seen through and not be walked into: statues, crystal.
    std::vector<Polyline> barriers;
    std::vector<VttDoor> doors;
    /// Closed portcullises: seen through, and opened by a lever or a machine.
    std::vector<VttDoor> gates;
    std::vector<VttLamp> lamps;
    /// How far walls and thickets are from where they would be, in hundredths of a cell, to keep the number
    /// of their points; 0 unless the map is vast.
    int tolerance = 0;
};

VttMap vtt_map_of(const Observation& seen);

}  // namespace cellophane
