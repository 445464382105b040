#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// What a picture of a map is colored like.
enum class Theme : std::uint8_t {
    /// On black, as the page has it.
    Dark,
    /// The same hues on white.
    Light,
    /// Black on white, for printing: walls gray, everything else as little ink as it takes.
    Ink,
    /// Browns on yellowed paper, with what is left of the hues.
    Parchment,
    /// White lines on blue, as builders' plans were copied.
    Blueprint,
    count
};
inline constexpr std::string_view theme_names[] = {"dark", "light", "ink", "parchment", "blueprint"};
static_assert(std::size(theme_names) == static_cast<std::size_t>(Theme::count), "every theme has a name");

/// What a cell is to who draws a plan.
enum class GroundKind : std::uint8_t {
    Open,
    /// Stops walkers and sight, and is next to a cell that does not.
    Wall,
    /// Likewise, with no such neighbor.
    Rock,
    /// Leads down: chasms and holes, which the dark theme shows in black.
    Drop
};
GroundKind ground_of(const Observation& seen, Pos at);

/// A cell of the dark theme in another one.
StyledCell in_theme(const StyledCell& cell, Theme theme, GroundKind ground);

}  // namespace cellophane
