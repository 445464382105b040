#include "exports/picture_path.h"

#include <algorithm>
#include <cmath>

#include "support/catch.h"

namespace cellophane {

namespace {

/// A unit is a pixel.
constexpr PictureScale unscaled{.units = 1, .pixels = 1};

std::vector<PicturePath> read_paths(std::string_view data) {
    return picture_paths(data, {}, 0, unscaled);
}

double pixels_long(Pos way) {
    return std::hypot(way.x, way.y) / parts_of_drawn_pixel;
}

}  // namespace

TEST_CASE("paths are read with large and small letters", "[exports][drawn]") {
    const std::vector<Pos> box{{256, 512}, {1280, 512}, {1280, 1280}, {256, 1280}};
    for (const char* data : {"M1 2L5 2L5 5L1 5Z", "M1 2H5V5H1Z", "M1 2h4v3h-4z", "M1 2l4 0l0 3l-4 0z",
                             "m1 2 4 0 0 3 -4 0z", "M1,2 5,2 5,5 1,5z", "M1 2l4 0 0 3-4 0z"}) {
        CAPTURE(data);
        const std::vector<PicturePath> paths = read_paths(data);
        REQUIRE(paths.size() == 1);
        CHECK(paths[0].points == box);
        CHECK(paths[0].is_closed);
    }
    const std::vector<PicturePath> two = read_paths("M0 0h.5m1 0h-.25");
    REQUIRE(two.size() == 2);
    CHECK(two[0].points == std::vector<Pos>{{0, 0}, {128, 0}});
    CHECK(two[1].points == std::vector<Pos>{{384, 0}, {320, 0}});
    CHECK_FALSE(two[0].is_closed);
}

TEST_CASE("arcs lie on their circle and go the way they are told", "[exports][drawn]") {
    // Nearly a whole circle, as marks have it.
    const std::vector<PicturePath> disc = read_paths("m0-36a36 36 0 1 1-.1 0z");
    REQUIRE(disc.size() == 1);
    CHECK(disc[0].points.size() > 60);
    for (const Pos at : disc[0].points) CHECK(std::abs(pixels_long(at) - 36) < 0.1);
    const auto farthest = [](const std::vector<Pos>& points) {
        return std::max_element(points.begin(), points.end(), [](Pos a, Pos b) { return a.x < b.x; })->x /
               parts_of_drawn_pixel;
    };
    CHECK(farthest(disc[0].points) >= 35);
    // From the top to the bottom, at the right and at the left.
    CHECK(farthest(read_paths("M0-10a10 10 0 0 1 0 20")[0].points) >= 9);
    CHECK(farthest(read_paths("M0-10a10 10 0 0 0 0 20")[0].points) == 0);
    // A radius that does not reach is as long as it takes.
    const std::vector<PicturePath> wide = read_paths("M0 0a3 3 0 0 1 20 0");
    for (const Pos at : wide[0].points) CHECK(std::abs(pixels_long(at - Pos{2560, 0}) - 10) < 0.1);
    // The short way and the long one.
    CHECK(read_paths("M0-10a10 10 0 0 1 10 10")[0].points.size() < 20);
    CHECK(read_paths("M0-10a10 10 0 1 1 10 10")[0].points.size() > 40);
}

TEST_CASE("curves end where they are told, and bend towards their lever", "[exports][drawn]") {
    const std::vector<PicturePath> bend = read_paths("M0 0Q10 0 10 10");
    REQUIRE(bend.size() == 1);
    CHECK(bend[0].points.back() == Pos{2560, 2560});
    const Pos middle = bend[0].points[bend[0].points.size() / 2];
    CHECK(middle == Pos{1920, 640});
    const std::vector<PicturePath> cubic = read_paths("m0 0c10 0 10 0 10 10");
    REQUIRE(cubic.size() == 1);
    CHECK(cubic[0].points.back() == Pos{2560, 2560});
    CHECK(cubic[0].points[6] == Pos{2240, 320});
}

TEST_CASE("paths are turned, moved and scaled", "[exports][drawn]") {
    const PictureScale scale{.corner = {10, 20}, .units = 100, .pixels = 50};
    CHECK(picture_paths("M0 0l100 0", {10, 20}, 0, scale)[0].points == std::vector<Pos>{{0, 0}, {12800, 0}});
    CHECK(picture_paths("M0 0l100 0", {10, 20}, 1, scale)[0].points == std::vector<Pos>{{0, 0}, {0, 12800}});
    CHECK(picture_paths("M0 0l100 0", {110, 20}, 2, scale)[0].points == std::vector<Pos>{{12800, 0}, {0, 0}});
}

TEST_CASE("dashes are as long as they say, around corners too", "[exports][drawn]") {
    const PicturePath line{{{0, 0}, {1000, 0}, {1000, 500}}, false};
    const std::vector<PicturePath> dashes = dashes_of(line, {300, 400});
    REQUIRE(dashes.size() == 3);
    CHECK(dashes[0].points == std::vector<Pos>{{0, 0}, {300, 0}});
    CHECK(dashes[1].points.front() == Pos{700, 0});
    CHECK(dashes[1].points.back() == Pos{1000, 0});
    CHECK(dashes[2].points == std::vector<Pos>{{1000, 400}, {1000, 500}});
}

TEST_CASE("strokes are as wide as they are told, whatever their way", "[exports][drawn]") {
    for (const Pos to : {Pos{2560, 0}, Pos{0, 2560}, Pos{-1000, 700}, Pos{30, -3000}, Pos{0, 0}}) {
        CAPTURE(to.x, to.y);
        for (const Pos at : stroke_outline({0, 0}, to, 512)) {
            const double from_end = std::min(pixels_long(at), pixels_long(at - to));
            CHECK(std::abs(from_end - 1) < 0.02);
        }
    }
}

}  // namespace cellophane
