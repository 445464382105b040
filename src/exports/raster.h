#pragma once

#include <cstdint>
#include <string>

#include "protocol/observation.h"

namespace cellophane {

/// The largest pictures have about so many pixels; maps beyond that are drawn on a coarser grid.
inline constexpr int most_pixels = 16'000'000;

/// How many pixels a side of a cell gets on a map of some size: 64 if possible, else half as many, and so on.
int pixels_per_cell(Size map);

/// The ground of a map without anybody or anything on it, as a PNG, drawn with pictograms.
std::string ground_picture(const Observation& seen, int pixels);

}  // namespace cellophane
