#include "exports/edge_tiles.h"

#include <set>
#include <string>

#include "exports/tileset.h"
#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

namespace {

bool is_inner(const EdgeTile& tile, int x, int y) {
    return side_at(tile, x, y, tile_pixels) != EdgeSide::Outer;
}

/// Bit i: the i-th corner of a tile, clockwise from the upper left.
constexpr unsigned upper_left = 1;
constexpr unsigned upper_right = 2;
constexpr unsigned lower_right = 4;
constexpr unsigned lower_left = 8;

}  // namespace

TEST_CASE("edge tiles exist for every choice of corners, once, and for every pair of terrains",
          "[exports][tiled]") {
    std::set<std::set<Terrain>> pairs;
    std::set<std::pair<std::pair<Terrain, Terrain>, unsigned>> kinds;
    for (const EdgeTile& tile : edge_tiles()) {
        CHECK(tile.outer != tile.inner);
        CHECK(tile.inner_corners > 0);
        CHECK(tile.inner_corners < 15);
        pairs.insert({tile.outer, tile.inner});
        CHECK(kinds.insert({{tile.outer, tile.inner}, tile.inner_corners}).second);
    }
    CHECK(pairs.size() >= 7);
    CHECK(kinds.size() == pairs.size() * 14);
}

TEST_CASE("the pixels in the corners of an edge tile are of the corners' terrains", "[exports][tiled]") {
    const int far = tile_pixels - 1;
    for (const EdgeTile& tile : edge_tiles()) {
        CHECK(is_inner(tile, 0, 0) == ((tile.inner_corners & upper_left) != 0));
        CHECK(is_inner(tile, far, 0) == ((tile.inner_corners & upper_right) != 0));
        CHECK(is_inner(tile, far, far) == ((tile.inner_corners & lower_right) != 0));
        CHECK(is_inner(tile, 0, far) == ((tile.inner_corners & lower_left) != 0));
    }
}

TEST_CASE("edge tiles beside each other continue each other's shores", "[exports][tiled]") {
    const int far = tile_pixels - 1;
    for (unsigned left = 0; left < 16; ++left)
        for (unsigned right = 0; right < 16; ++right) {
            const EdgeTile west{Terrain::Nothing, Terrain::Lava, left};
            const EdgeTile east{Terrain::Nothing, Terrain::Lava, right};
            const bool same_above = ((left & upper_right) != 0) == ((right & upper_left) != 0);
            const bool same_below = ((left & lower_right) != 0) == ((right & lower_left) != 0);
            if (!same_above || !same_below) continue;
            int differing = 0;
            for (int y = 0; y < tile_pixels; ++y) differing += is_inner(west, far, y) != is_inner(east, 0, y);
            INFO(left << " beside " << right);
            CHECK(differing <= 1);
        }
}

TEST_CASE("Wang sets have every edge tile once, with its corners", "[exports][tiled]") {
    const std::string sets = wang_sets_json(300);
    CHECK(count_of(sets, "\"type\":\"corner\"") == 2);
    int number = 300;
    for (const EdgeTile& tile : edge_tiles()) {
        CHECK(count_of(sets, "{\"tileid\":" + std::to_string(number) + ",") == 1);
        ++number;
        CHECK(count_of(sets, "{\"tileid\":" + std::to_string(static_cast<int>(tile.inner)) + ",") == 1);
    }
    CHECK(count_of(sets, "{\"tileid\":" + std::to_string(number) + ",") == 0);
    // The first pair is floor (1) with stone walls (2), and its first tile has a wall in the upper left.
    CHECK(has(sets, "{\"tileid\":300,\"wangid\":[0,1,0,1,0,1,0,2]}"));
    CHECK(has(sets, "{\"tileid\":303,\"wangid\":[0,1,0,2,0,1,0,1]}"));
    // Deep water (1) with nothing (0), and with shallow water (2).
    CHECK(has(sets, "{\"tileid\":314,\"wangid\":[0,0,0,0,0,0,0,1]}"));
    CHECK(has(sets, "{\"tileid\":384,\"wangid\":[0,2,0,2,0,2,0,1]}"));
}

}  // namespace cellophane
