#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kit/base/pos.h"
#include "kit/grid/grid.h"
#include "screen/frame.h"

namespace cellophane {

/// Polygons that are filled together, in parts of a pixel of a drawn picture (picture_path.h).
struct FilledShape {
    std::vector<std::vector<Pos>> contours;
    Rgb color{};
    /// What two contours run around is left out; otherwise it is filled.
    bool is_even_odd = false;
};

/// Rows of pixels, from the first to the last; none if the last is above the first.
struct PixelRows {
    int first = 0;
    int last = -1;
};

/// Those that a line touches, and with it those of `rows`.
PixelRows touched_rows(std::span<const Pos> line, PixelRows rows = {});

/// Some rows of a large picture, on which shapes are painted one over the other, in whole numbers: the same
/// on every machine.
class BandPainter {
public:
    /// All rows are `ground` at first.
    BandPainter(int width, int rows, Rgb ground);

    /// From which row of the picture on it has rows; they are `ground` again.
    void begin(int first_row);
    void fill(const FilledShape& shape);

    /// Three bytes a pixel.
    std::span<const std::uint8_t> row(int index) const;

private:
    struct Crossing {
        int x = 0;
        int winding = 0;
    };

    void add_crossings(Pos from, Pos to, int first_line, int last_line);
    void cover(int from, int to);
    void cover_line(std::vector<Crossing>& crossings, bool is_even_odd);
    void blend(int row, Rgb color);

    int width_;
    int rows_;
    Rgb ground_;
    int first_row_ = 0;
    std::vector<std::uint8_t> pixels_;
    /// By line of a row, those of all rows; emptied behind each shape.
    std::vector<std::vector<Crossing>> crossings_;
    /// How much more of a pixel is covered than of the one before, on the row in hand.
    std::vector<int> changes_;
    int leftmost_ = 0;
    int rightmost_ = 0;
};

}  // namespace cellophane
