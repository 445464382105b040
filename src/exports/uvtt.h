#pragma once

#include <optional>
#include <string>

#include "protocol/observation.h"

namespace cellophane {

/// A map for virtual tabletops, Universal VTT format 0.3: the ground as a picture, lines that end sight,
/// doors, lights. It shows the ground that `seen` shows, without creatures or items. `pixels`: the side of a
/// cell, from `smallest_png_cell` to `largest_png_cell` of the map; none: `pixels_per_cell`.
std::string to_universal_vtt(const Observation& seen, std::optional<int> pixels = {});

}  // namespace cellophane
