#include "exports/band_painter.h"

#include <algorithm>
#include <cstddef>
#include <span>

#include "exports/canvas.h"
#include "exports/picture_path.h"

namespace cellophane {

namespace {

/// Edges are looked at on so many lines within each row of pixels.
constexpr int lines_of_pixel = 8;
constexpr int height_of_line = parts_of_drawn_pixel / lines_of_pixel;
constexpr int whole_pixel = lines_of_pixel * parts_of_drawn_pixel;

/// Rounded down, whatever the sign.
int divided(int dividend, int divisor) {
    return dividend / divisor - (dividend % divisor < 0 ? 1 : 0);
}

}  // namespace

PixelRows touched_rows(std::span<const Pos> line, PixelRows rows) {
    for (const Pos point : line) {
        const int row = divided(point.y, parts_of_drawn_pixel);
        rows = rows.last < rows.first ? PixelRows{row, row}
                                      : PixelRows{std::min(rows.first, row), std::max(rows.last, row)};
    }
    return rows;
}

BandPainter::BandPainter(int width, int rows, Rgb ground)
    : width_{width},
      rows_{rows},
      ground_{ground},
      pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(rows) * 3),
      crossings_(static_cast<std::size_t>(rows) * lines_of_pixel),
      changes_(static_cast<std::size_t>(width) + 2) {}

void BandPainter::begin(int first_row) {
    first_row_ = first_row;
    if (ground_.red == ground_.green && ground_.green == ground_.blue)
        return std::fill(pixels_.begin(), pixels_.end(), ground_.red);
    for (std::size_t i = 0; i < pixels_.size(); i += 3) {
        pixels_[i] = ground_.red;
        pixels_[i + 1] = ground_.green;
        pixels_[i + 2] = ground_.blue;
    }
}

std::span<const std::uint8_t> BandPainter::row(int index) const {
    const std::size_t bytes = static_cast<std::size_t>(width_) * 3;
    return std::span{pixels_}.subspan(static_cast<std::size_t>(index) * bytes, bytes);
}

void BandPainter::add_crossings(Pos from, Pos to, int first_line, int last_line) {
    if (from.y == to.y) return;
    const int winding = from.y < to.y ? 1 : -1;
    const Pos high = from.y < to.y ? from : to;
    const Pos low = from.y < to.y ? to : from;
    // Lines run through the middles of their heights; one belongs to an edge from its upper end to above its
    // lower one.
    const auto line_at = [](int y) { return divided(y + height_of_line / 2 - 1, height_of_line); };
    const int first = std::max(first_line, line_at(high.y));
    const int last = std::min(last_line, line_at(low.y) - 1);
    for (int line = first; line <= last; ++line) {
        const int y = line * height_of_line + height_of_line / 2;
        const auto across = static_cast<int>(std::int64_t{low.x - high.x} * (y - high.y) / (low.y - high.y));
        crossings_[static_cast<std::size_t>(line - first_line)].push_back({high.x + across, winding});
    }
}

void BandPainter::cover(int from, int to) {
    const int end = width_ * parts_of_drawn_pixel;
    from = std::clamp(from, 0, end);
    to = std::clamp(to, 0, end);
    if (from >= to) return;
    // A pixel that begins at x gains what of it is right of x.
    const auto change = [&](int x, int sign) {
        const auto pixel = static_cast<std::size_t>(x / parts_of_drawn_pixel);
        const int within = x % parts_of_drawn_pixel;
        changes_[pixel] += sign * (parts_of_drawn_pixel - within);
        changes_[pixel + 1] += sign * within;
    };
    change(from, 1);
    change(to, -1);
    leftmost_ = std::min(leftmost_, from / parts_of_drawn_pixel);
    rightmost_ = std::max(rightmost_, std::min(to / parts_of_drawn_pixel, width_ - 1));
}

void BandPainter::cover_line(std::vector<Crossing>& crossings, bool is_even_odd) {
    std::sort(crossings.begin(), crossings.end(),
              [](const Crossing& a, const Crossing& b) { return a.x < b.x; });
    int winding = 0;
    for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
        winding += crossings[i].winding;
        if (is_even_odd ? winding % 2 != 0 : winding != 0) cover(crossings[i].x, crossings[i + 1].x);
    }
    crossings.clear();
}

void BandPainter::blend(int row, Rgb color) {
    std::uint8_t* const pixels =
        &pixels_[static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) * 3];
    const auto end = static_cast<std::size_t>(rightmost_) + 1;
    int covered = 0;
    for (auto index = static_cast<std::size_t>(leftmost_); index < end;) {
        covered += changes_[index];
        changes_[index] = 0;
        // As far as nothing changes the pixels are covered alike, mostly wholly or not at all.
        const std::size_t from = index++;
        while (index < end && changes_[index] == 0) ++index;
        if (covered == 0) continue;
        std::uint8_t* pixel = pixels + from * 3;
        std::uint8_t* const behind = pixels + index * 3;
        for (; pixel < behind; pixel += 3) {
            const Rgb above = covered == whole_pixel
                                  ? color
                                  : mixed({pixel[0], pixel[1], pixel[2]}, color, covered * 255 / whole_pixel);
            pixel[0] = above.red;
            pixel[1] = above.green;
            pixel[2] = above.blue;
        }
    }
    // What ends at the right edge of a pixel is noted behind it.
    const auto behind = static_cast<std::size_t>(rightmost_ + 1);
    changes_[behind] = changes_[behind + 1] = 0;
}

void BandPainter::fill(const FilledShape& shape) {
    PixelRows touched;
    for (const std::vector<Pos>& contour : shape.contours) touched = touched_rows(contour, touched);
    const int top = std::max(touched.first, first_row_);
    const int bottom = std::min(touched.last, first_row_ + rows_ - 1);
    if (top > bottom) return;
    const int first_line = top * lines_of_pixel;
    const int last_line = bottom * lines_of_pixel + lines_of_pixel - 1;
    for (const std::vector<Pos>& contour : shape.contours)
        for (std::size_t i = 0; i < contour.size(); ++i)
            add_crossings(contour[i], contour[i + 1 < contour.size() ? i + 1 : 0], first_line, last_line);
    for (int row = top; row <= bottom; ++row) {
        leftmost_ = width_;
        rightmost_ = -1;
        for (int line = 0; line < lines_of_pixel; ++line)
            cover_line(crossings_[static_cast<std::size_t>((row - top) * lines_of_pixel + line)],
                       shape.is_even_odd);
        if (leftmost_ <= rightmost_) blend(row - first_row_, shape.color);
    }
}

}  // namespace cellophane
