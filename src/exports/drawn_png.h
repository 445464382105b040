#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "exports/drawn_map.h"
#include "exports/drawn_shapes.h"
#include "protocol/observation.h"

namespace cellophane {

/// An SVG of a drawn map or of a dungeon as a PNG, `cell` pixels a cell, painted in bands so that even large
/// pictures take little memory. Letters are those of `lettering.h`; what they lack is drawn as its small
/// picture. `pixels_per_meter` on paper; 0: not said. The same bytes on every machine.
std::string drawn_png(std::string_view svg, const DrawnPart& part, int cell, int pixels_per_meter = 0);

/// The drawn map (drawn_map.h) as a PNG, margins and legend included; `options.cell` has the pixels of a
/// cell.
std::string to_drawn_png(const Observation& seen, const std::vector<Pos>& numbers,
                         const DrawnOptions& options, int pixels_per_meter = 0);

/// The cells of a drawn map without what is around them, and without items, creatures and lines between
/// cells: for programs that show these themselves.
std::string drawn_ground_png(const Observation& seen, const std::vector<Pos>& numbers, Theme theme,
                             bool secrets, int cell);

}  // namespace cellophane
