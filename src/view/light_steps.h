#pragma once

#include <cstdint>

#include "protocol/illumination.h"

namespace cellophane {

/// The light of a cell in the steps the screen tells apart: a little coarser than it is, so that a step of
/// the hero changes the colors of few cells. The seams between steps differ from cell to cell, and no ring
/// shows.
Illumination graded(const Illumination& light, std::uint32_t speckle);

/// The number of a step, for each component of a graded light; no two steps share one.
std::uint32_t step_number(const Illumination& graded_light);

}  // namespace cellophane
