#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "kit/base/pos.h"

namespace cellophane {

/// In how many parts a pixel of a drawn map is divided.
inline constexpr int parts_of_drawn_pixel = 256;

/// Where a drawing's units come to lie on a picture.
struct PictureScale {
    /// The point of the drawing in the upper left corner, in units.
    Pos corner{};
    /// So many units are `pixels` long.
    int units = 100;
    int pixels = 24;

    /// In parts of a pixel, of a length in thousandths of a unit.
    int parts(std::int64_t thousandths) const;
};

/// A line of straight edges, in parts of a pixel.
struct PicturePath {
    std::vector<Pos> points;
    bool is_closed = false;
};

/// The lines of an SVG path (M, L, H, V, Q, C, A with one radius, Z, small letters too), turned by quarters
/// and moved. Curves become short straight edges. In whole numbers: the same on every machine.
std::vector<PicturePath> picture_paths(std::string_view data, Pos by, int quarters,
                                       const PictureScale& scale);

/// The dashes of a line, one after the other: `dashes` has the lengths of dash and gap, in parts of a pixel.
std::vector<PicturePath> dashes_of(const PicturePath& line, Pos dashes);

/// The outline of a straight stroke with round ends, in parts of a pixel.
std::vector<Pos> stroke_outline(Pos from, Pos to, int width);

}  // namespace cellophane
