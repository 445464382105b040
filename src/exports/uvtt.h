#pragma once

#include <optional>
#include <string>
#include <vector>

#include "exports/theme.h"
#include "protocol/observation.h"

namespace cellophane {

struct VttOptions {
    /// The side of a cell, from `smallest_png_cell` to `largest_png_cell` of the map; none:
    /// `pixels_per_cell`.
    std::optional<int> pixels{};
    /// The picture is the drawn map in this theme; none: the ground in small pictures, in the game's colors.
    std::optional<Theme> drawn{};
    /// On the drawn map, also what breaks out of walls is marked.
    bool secrets = true;
    /// On the drawn map, the places of the rooms' numbers (`places_of_numbers`).
    std::vector<Pos> numbers{};
};

/// The picture of a map for virtual tabletops: its cells without creatures or items, as a PNG.
std::string vtt_picture(const Observation& seen, const VttOptions& options = {});

/// A map for virtual tabletops, Universal VTT format 0.3: the ground as a picture, lines that end sight,
/// doors, lights. It shows the ground that `seen` shows, without creatures or items.
std::string to_universal_vtt(const Observation& seen, const VttOptions& options = {});

}  // namespace cellophane
