#include "exports/band_painter.h"

#include "exports/picture_path.h"
#include "support/catch.h"

namespace cellophane {

namespace {

constexpr Rgb blank_color{255, 255, 255};
constexpr Rgb drawn_color{0, 0, 0};

/// A square in pixels.
std::vector<Pos> square_at(int left, int top, int side) {
    const auto at = [](int x, int y) { return Pos{x * parts_of_drawn_pixel, y * parts_of_drawn_pixel}; };
    return {at(left, top), at(left + side, top), at(left + side, top + side), at(left, top + side)};
}

/// The darkness of each pixel of a row.
std::vector<int> darkness_of(const BandPainter& band, int row) {
    std::vector<int> out;
    const auto bytes = band.row(row);
    for (std::size_t i = 0; i < bytes.size(); i += 3) out.push_back(255 - bytes[i]);
    return out;
}

}  // namespace

TEST_CASE("a band shows the part of a shape that lies on it", "[exports][drawn]") {
    BandPainter band{4, 2, blank_color};
    const FilledShape shape{.contours = {square_at(1, 1, 2)}, .color = drawn_color};
    band.begin(0);
    band.fill(shape);
    CHECK(darkness_of(band, 0) == std::vector{0, 0, 0, 0});
    CHECK(darkness_of(band, 1) == std::vector{0, 255, 255, 0});
    band.begin(2);
    band.fill(shape);
    CHECK(darkness_of(band, 0) == std::vector{0, 255, 255, 0});
    CHECK(darkness_of(band, 1) == std::vector{0, 0, 0, 0});
    band.begin(4);
    band.fill(shape);
    CHECK(darkness_of(band, 0) == std::vector{0, 0, 0, 0});
}

TEST_CASE("pixels are covered as far as a shape reaches, left and right of the picture too",
          "[exports][drawn]") {
    BandPainter band{3, 1, blank_color};
    band.begin(0);
    FilledShape shape{.contours = {square_at(-5, -5, 20)}, .color = drawn_color};
    band.fill(shape);
    CHECK(darkness_of(band, 0) == std::vector{255, 255, 255});
    band.begin(0);
    // From half of the first pixel to a quarter of the last.
    shape.contours = {{{128, 0}, {576, 0}, {576, 256}, {128, 256}}};
    band.fill(shape);
    const std::vector<int> covered = darkness_of(band, 0);
    CHECK(covered[0] == 127);
    CHECK(covered[1] == 255);
    CHECK(covered[2] == 63);
}

TEST_CASE("what two contours run around is filled, or left out", "[exports][drawn]") {
    BandPainter band{4, 4, blank_color};
    FilledShape shape{.contours = {square_at(0, 0, 3), square_at(1, 1, 3)}, .color = drawn_color};
    band.begin(0);
    band.fill(shape);
    CHECK(darkness_of(band, 1) == std::vector{255, 255, 255, 255});
    shape.is_even_odd = true;
    band.begin(0);
    band.fill(shape);
    CHECK(darkness_of(band, 1) == std::vector{255, 0, 0, 255});
    // The other way around it is a hole.
    shape.is_even_odd = false;
    shape.contours[1] = {shape.contours[1].rbegin(), shape.contours[1].rend()};
    band.begin(0);
    band.fill(shape);
    CHECK(darkness_of(band, 1)[1] == 0);
    CHECK(darkness_of(band, 1)[0] == 255);
}

}  // namespace cellophane
