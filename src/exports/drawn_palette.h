#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "exports/drawn_terrain.h"
#include "exports/theme.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// What an area is filled with, and its inner rings one after the other.
struct AreaColors {
    std::string_view fill{};
    std::string_view ring{};
    std::string_view inner{};
};

/// The colors of a drawn map in a theme.
struct DrawnPalette {
    Theme kind{};
    /// Around the map, and under what is written on it.
    std::string_view paper{};
    std::string_view floor{};
    /// Walls, marks and letters.
    std::string_view ink{};
    std::string_view hatching{};
    /// Between the cells of the floor.
    std::string_view grid{};
    std::string_view plants{};
    std::string_view creatures{};
    std::string_view items{};
    /// Indexed by DrawnArea.
    std::array<AreaColors, static_cast<std::size_t>(DrawnArea::count)> areas{};
};

extern const EnumTable<Theme, DrawnPalette> drawn_palettes;

}  // namespace cellophane
