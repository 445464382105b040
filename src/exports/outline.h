#pragma once

#include <string_view>
#include <vector>

#include "kit/base/pos.h"

namespace cellophane {

/// In how many parts a pixel is divided, along both axes.
inline constexpr int parts_of_pixel = 64;

/// A shape with straight edges. Its corners are in parts of a pixel.
struct Outline {
    /// Each is closed; what it runs around is filled, unless another runs around it the other way.
    std::vector<std::vector<Pos>> contours;
};

/// The shape of an SVG path of M, L, Q and Z with absolute whole coordinates: `units` of them become `size`
/// pixels, and its origin is put at `origin`, which is in parts of a pixel. Curves become short straight
/// edges.
Outline outline_of_path(std::string_view path, int units, int size, Pos origin);

/// A line of a thickness with round ends, all in parts of a pixel. A line from a point to itself is a dot.
Outline thick_line(Pos from, Pos to, int thickness);

/// A rectangle with round corners, in pixels.
Outline round_box(Pos corner, int width, int height, int radius);

}  // namespace cellophane
