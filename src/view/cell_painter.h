#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "view/map_cell.h"

namespace cellophane {

/// Paints map cells as `paint_cell` does, but thinks about each kind of cell once: what it came to is kept,
/// and most of a screen is the same few kinds again and again.
class CellPainter {
public:
    /// `speckle` is that of `look.at` at `look.depth`; light is graded.
    PaintedCell paint(const CellView& cell, const CellLook& look, std::uint32_t speckle);

private:
    /// A power of two; a level shows a few hundred kinds.
    static constexpr std::size_t places = 2048;

    struct Kept {
        /// Everything the picture depends on; a manner is never 0.
        std::uint64_t ground = 0;
        std::uint64_t manner = 0;
        PaintedCell picture;
    };

    /// None before the first cell is painted.
    std::vector<Kept> kept_;
};

}  // namespace cellophane
