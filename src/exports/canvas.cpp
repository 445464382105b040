#include "exports/canvas.h"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "exports/png.h"

namespace cellophane {

namespace {

/// Edges are looked at on so many lines within each row of pixels.
constexpr int lines_of_row = 8;
constexpr int full_coverage = lines_of_row * parts_of_pixel;

/// Where an edge crosses a line, and whether it goes down (1) or up (-1) there.
struct Crossing {
    int x = 0;
    int winding = 0;
};

/// The crossings of a line, from the left. `y` is in parts of a pixel.
void find_crossings(const Outline& outline, int y, std::vector<Crossing>& crossings) {
    crossings.clear();
    for (const std::vector<Pos>& contour : outline.contours)
        for (std::size_t i = 0; i < contour.size(); ++i) {
            const Pos from = contour[i];
            const Pos to = contour[i + 1 < contour.size() ? i + 1 : 0];
            if ((from.y <= y) == (to.y <= y)) continue;
            const std::int64_t across = std::int64_t{to.x - from.x} * (y - from.y) / (to.y - from.y);
            crossings.push_back({from.x + static_cast<int>(across), from.y < to.y ? 1 : -1});
        }
    std::sort(crossings.begin(), crossings.end(),
              [](const Crossing& a, const Crossing& b) { return a.x < b.x; });
}

/// Adds a stretch of a line to the coverage of a row's pixels.
void cover(std::vector<int>& coverage, int from, int to) {
    const auto end = static_cast<int>(coverage.size()) * parts_of_pixel;
    from = std::clamp(from, 0, end);
    to = std::clamp(to, 0, end);
    while (from < to) {
        const int pixel = from / parts_of_pixel;
        const int until = std::min(to, (pixel + 1) * parts_of_pixel);
        coverage[static_cast<std::size_t>(pixel)] += until - from;
        from = until;
    }
}

void cover_line(std::vector<int>& coverage, const std::vector<Crossing>& crossings) {
    int winding = 0;
    for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
        winding += crossings[i].winding;
        if (winding != 0) cover(coverage, crossings[i].x, crossings[i + 1].x);
    }
}

}  // namespace

Canvas::Canvas(Size size, Rgb ground) : size_{size}, pixels_(static_cast<std::size_t>(size.area()), ground) {}

void Canvas::paint(Pos pixel, Rgb color, int share) {
    if (size_.contains(pixel)) pixels_[index(pixel)] = mixed(pixels_[index(pixel)], color, share);
}

void Canvas::fill(const Outline& outline, Rgb color, int share) {
    int top = std::numeric_limits<int>::max();
    int bottom = std::numeric_limits<int>::min();
    for (const std::vector<Pos>& contour : outline.contours)
        for (const Pos corner : contour) {
            top = std::min(top, corner.y);
            bottom = std::max(bottom, corner.y);
        }
    const int first = std::max(0, top / parts_of_pixel);
    const int last = std::min(size_.height - 1, bottom / parts_of_pixel);
    std::vector<int> coverage(static_cast<std::size_t>(size_.width));
    std::vector<Crossing> crossings;
    for (int y = first; y <= last; ++y) {
        std::fill(coverage.begin(), coverage.end(), 0);
        for (int line = 0; line < lines_of_row; ++line) {
            find_crossings(outline, y * parts_of_pixel + (2 * line + 1) * parts_of_pixel / (2 * lines_of_row),
                           crossings);
            cover_line(coverage, crossings);
        }
        for (int x = 0; x < size_.width; ++x)
            if (const int covered = coverage[static_cast<std::size_t>(x)]; covered > 0)
                paint({x, y}, color, covered * share / full_coverage);
    }
}

std::string Canvas::to_png() const {
    PngWriter png{size_, PixelKind::Rgb};
    std::vector<std::uint8_t> row;
    for (int y = 0; y < size_.height; ++y) {
        row.clear();
        for (int x = 0; x < size_.width; ++x) {
            const Rgb color = at({x, y});
            row.insert(row.end(), {color.red, color.green, color.blue});
        }
        png.add(row);
    }
    return png.finish();
}

}  // namespace cellophane
