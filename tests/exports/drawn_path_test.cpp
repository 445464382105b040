#include "exports/drawn_path.h"

#include <string>
#include <string_view>
#include <vector>

#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

namespace {

BitGrid cells_of(const std::vector<std::string_view>& rows) {
    BitGrid cells{{static_cast<int>(rows[0].size()), static_cast<int>(rows.size())}};
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            if (rows[y][x] == '#') cells.set({static_cast<int>(x), static_cast<int>(y)});
    return cells;
}

}  // namespace

TEST_CASE("a room has straight walls with slightly round corners, a cave slanting ones", "[exports][drawn]") {
    CHECK(
        smooth_path(cells_of({".....", ".###.", ".###.", ".###.", "....."})) ==
        "M388 100Q400 100 400 112L400 388Q400 400 388 400L112 400Q100 400 100 388L100 112Q100 100 112 100Z");
    // Steps of one cell meet in their middles.
    const std::string slope = smooth_path(cells_of({"#...", "##..", "###.", "####"}));
    CHECK(has(slope, "Q100 100 150 100L150 100Q200 100 200 150"));
    CHECK(smooth_path(cells_of({"..", ".."})).empty());
}

TEST_CASE("a door in a thin wall keeps its corners", "[exports][drawn]") {
    const std::string path = smooth_path(cells_of({"#######", "#######", "...#...", "#######", "#######"}));
    CHECK(has(path, "Q400 200 400 212"));
    CHECK(has(path, "L400 288Q400 300 412 300"));
}

}  // namespace cellophane
