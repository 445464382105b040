#pragma once

namespace cellophane {

/// Pictograms are drawn by hand on so many pixels, and doubled as often as wanted.
inline constexpr int pictogram_side = 8;

}  // namespace cellophane
