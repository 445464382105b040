#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

/// Sets of cells that programs ask for (docs/makers.md).
enum class LevelMask : std::uint8_t {
    /// Nothing stands in the way: floor, doors that open by themselves, water, lava.
    Passable,
    /// What a walker enters of its own will: no deep water, lava, holes, fire, webs, traps it knows of.
    Walkable,
    /// The same with the secret doors that block the way, which a hero has to find first.
    Findable,
    /// Stops sight and light.
    Opaque,
    /// Light of terrain or of creatures falls here, at its greatest reach.
    Lit,
    /// Where something of one's own can be put: walkable ground, no doorway and no narrow place that it would
    /// close, outside machines, with no creature, item or stairs on it, out of sight of the stairs up.
    Spawn,
    count
};

std::string_view mask_name(LevelMask mask);
std::optional<LevelMask> mask_named(std::string_view name);

BitGrid mask_of(const Level& level, LevelMask mask);

/// The cells in view of one, itself included; `radius` in cells.
BitGrid seen_from(const BitGrid& opaque, Pos from, int radius);

}  // namespace cellophane
