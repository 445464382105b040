#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "dungeon/rooms/rooms.h"
#include "support/ascii.h"
#include "support/catch.h"

// Room shapes (rules/levels.md 5; tables/room_shapes.tsv).

namespace cellophane {

namespace {

constexpr Size canvas = standard_size;
constexpr Pos middle{39, 14};

struct Extent {
    int low = 1 << 20;
    int high = -1;
    void add(int value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

/// Runs of rows or columns that hold equally many cells tell the two bars of a cross apart.
int row_width(const BitGrid& cells, int y) {
    int count = 0;
    for (int x = 0; x < cells.size().width; ++x) count += cells.test({x, y}) ? 1 : 0;
    return count;
}

bool is_box(const BitGrid& cells) {
    const BitGrid::Bounds box = cells.bounds();
    return cells == rectangle(cells.size(), box.low, box.high);
}

}  // namespace

TEST_CASE("discs hold as many cells as the rules count", "[rooms]") {
    const std::map<int, int> counts{{2, 21},  {3, 37},  {4, 61},  {5, 97},  {6, 137},
                                    {7, 177}, {8, 221}, {9, 285}, {10, 349}};
    for (const auto& [radius, count] : counts) {
        const BitGrid cells = disc(canvas, middle, radius);
        CHECK(cells.count() == count);
        CHECK(cells.bounds().low == Pos{39 - radius, 14 - radius});
        CHECK(cells.bounds().high == Pos{39 + radius, 14 + radius});
    }
    CHECK(drawn::picture(disc(Size{7, 7}, {3, 3}, 2)) == drawn::tidy(R"(
        .......
        ..###..
        .#####.
        .#####.
        .#####.
        ..###..
        .......
    )"));
    // Off the canvas, discs are cut off.
    CHECK(disc(Size{7, 7}, {0, 0}, 2).count() == 8);
}

TEST_CASE("a cross room is two bars within their measures", "[rooms]") {
    Rng rng{101};
    Extent left;
    Extent right;
    Extent top;
    std::map<int, int> rise;
    int whole = 0;
    for (int i = 0; i < 6000; ++i) {
        const Room room = cross_room(canvas, rng);
        REQUIRE(room.shape == RoomShape::Cross);
        const BitGrid::Bounds box = room.floor.bounds();
        // The tall bar ends on row 14 - 1 + 5; the wide bar 0 to 3 rows above it.
        REQUIRE(box.high.y == 18);
        left.add(box.low.x);
        right.add(box.high.x);
        top.add(box.low.y);
        REQUIRE(box.height() >= 3);
        REQUIRE(box.height() <= 8);
        REQUIRE(row_width(room.floor, 18) >= 3);
        REQUIRE(box.width() <= 25);
        whole += is_connected(room.floor) ? 1 : 0;
    }
    // Only rare extremes fall apart.
    CHECK(whole > 5900);
    // Tall bar 3 high at least, both bars as far out as they can be.
    CHECK(top.low == 11);
    CHECK(top.high == 16);
    CHECK(left.low >= 23 - 5 - 3);
    CHECK(right.high <= 50);
}

TEST_CASE("the bars of a cross room are placed as the rolls say", "[rooms]") {
    // The same draws, read straight off the rules.
    Rng rng{7};
    Rng rolls{7};
    for (int i = 0; i < 500; ++i) {
        const Room room = cross_room(canvas, rng);
        const int w = rolls.uniform(3, 12);
        const int l = rolls.uniform(39 - (w - 1), 39);
        const int w2 = rolls.uniform(4, 20);
        const int first = rolls.uniform(0, 2);
        const int second = rolls.uniform(0, 2);
        const int l2 = l + w / 2 + first + second - 3 - w2 / 2;
        const int h = rolls.uniform(3, 7);
        const int h2 = rolls.uniform(2, 5);
        const int up = rolls.uniform(0, 2);
        const int up2 = rolls.uniform(0, 1);
        BitGrid expected = rectangle(canvas, {l - 5, 14 - h + 5}, {l - 5 + w - 1, 18});
        const int top = 14 - h2 - (up + up2) + 5;
        expected |= rectangle(canvas, {l2 - 5, top}, {l2 - 5 + w2 - 1, top + h2 - 1});
        REQUIRE(room.floor == expected);
    }
    CHECK(rng.state() == rolls.state());
}

TEST_CASE("a symmetrical cross is two centred bars", "[rooms]") {
    Rng rng{102};
    Rng rolls{102};
    Extent width;
    Extent height;
    const auto centered_box = [](int w, int h) {
        const Pos corner{(79 - w) / 2, (29 - h) / 2};
        return rectangle(canvas, corner, {corner.x + w - 1, corner.y + h - 1});
    };
    for (int i = 0; i < 3000; ++i) {
        const Room room = symmetrical_cross_room(canvas, rng);
        const int wide = rolls.uniform(4, 8);
        const int tall = rolls.uniform(4, 5);
        const int stem = rolls.uniform(3, 4) - (tall == 4 ? 1 : 0);
        const int beam = wide % 2 == 0 ? 2 : 3;
        REQUIRE(room.shape == RoomShape::SymmetricalCross);
        REQUIRE(room.floor == (centered_box(wide, beam) | centered_box(stem, tall)));
        REQUIRE(is_connected(room.floor));
        width.add(room.floor.bounds().width());
        height.add(room.floor.bounds().height());
    }
    CHECK((width.low == 4 && width.high == 8));
    CHECK((height.low == 4 && height.high == 5));
}

TEST_CASE("small and first rectangles have the widths and heights of the rules", "[rooms]") {
    Rng rng{103};
    Extent small_width;
    Extent small_height;
    Extent first_width;
    Extent first_height;
    for (int i = 0; i < 3000; ++i) {
        const Room small = small_room(canvas, rng);
        const Room first = rectangle_room(canvas, rng);
        REQUIRE(is_box(small.floor));
        REQUIRE(is_box(first.floor));
        const BitGrid::Bounds box = small.floor.bounds();
        CHECK(box.low == Pos{(79 - box.width()) / 2, (29 - box.height()) / 2});
        small_width.add(box.width());
        small_height.add(box.height());
        first_width.add(first.floor.bounds().width());
        first_height.add(first.floor.bounds().height());
    }
    CHECK((small_width.low == 3 && small_width.high == 6));
    CHECK((small_height.low == 2 && small_height.high == 4));
    CHECK((first_width.low == 4 && first_width.high == 25));
    CHECK((first_height.low == 2 && first_height.high == 7));
}

TEST_CASE("circular rooms are discs, one in twenty large, half of the largest hollow", "[rooms]") {
    Rng rng{104};
    constexpr int draws = 40000;
    std::map<int, int> radii;
    int hollow = 0;
    int could_be_hollow = 0;
    for (int i = 0; i < draws; ++i) {
        const Room room = circular_room(canvas, rng);
        const int radius = (room.floor.bounds().width() - 1) / 2;
        ++radii[radius];
        could_be_hollow += radius > 6 ? 1 : 0;
        if (room.shape == RoomShape::Donut) {
            ++hollow;
            REQUIRE(radius > 6);
            const BitGrid hole = disc(canvas, middle, radius) - room.floor;
            const int hole_radius = (hole.bounds().width() - 1) / 2;
            REQUIRE(hole == disc(canvas, middle, hole_radius));
            REQUIRE(hole_radius >= 3);
            REQUIRE(hole_radius <= radius - 3);
        } else {
            REQUIRE(room.shape == RoomShape::Circular);
            REQUIRE(room.floor == disc(canvas, middle, radius));
        }
    }
    CHECK(radii.begin()->first == 2);
    CHECK(radii.rbegin()->first == 10);
    // 95% have radius 2 to 4, evenly; radius 4 has a seventh of the other 5% too.
    CHECK(radii[2] / double{draws} == Approx(0.95 / 3).margin(0.01));
    CHECK(radii[3] / double{draws} == Approx(0.95 / 3).margin(0.01));
    CHECK(radii[4] / double{draws} == Approx(0.95 / 3 + 0.05 / 7).margin(0.01));
    for (int radius = 5; radius <= 10; ++radius)
        CHECK(radii[radius] / double{draws} == Approx(0.05 / 7).margin(0.002));
    CHECK(hollow / static_cast<double>(could_be_hollow) == Approx(0.5).margin(0.05));
}

TEST_CASE("chunky rooms are three to nine overlapping discs", "[rooms]") {
    Rng rng{105};
    Extent cells;
    double sum = 0;
    for (int i = 0; i < 3000; ++i) {
        const Room room = chunky_room(canvas, rng);
        REQUIRE(room.shape == RoomShape::Chunky);
        REQUIRE(is_connected(room.floor));
        REQUIRE(disc(canvas, middle, 2).within(room.floor));
        // Every cell belongs to a disc of radius 2 that is all room, and none leaves the map's inside.
        BitGrid covered{canvas};
        room.floor.for_each([&](Pos p) {
            const BitGrid around = disc(canvas, p, 2);
            if (around.count() == 21 && around.within(room.floor)) covered |= around;
        });
        REQUIRE(covered == room.floor);
        REQUIRE(room.floor.within(rectangle(canvas, {1, 0}, {77, 28})));
        cells.add(room.floor.count());
        sum += room.floor.count();
    }
    CHECK(cells.low >= 21);
    CHECK(cells.high <= 9 * 21);
    CHECK(sum / 3000 > 45);
    CHECK(sum / 3000 < 75);
}

TEST_CASE("caves are blobs of their kind in the middle of the canvas", "[rooms]") {
    Rng rng{106};
    std::map<RoomShape, int> kinds;
    for (int i = 0; i < 900; ++i) {
        const Room room = cave_room(canvas, rng);
        ++kinds[room.shape];
        const BitGrid::Bounds box = room.floor.bounds();
        REQUIRE(is_connected(room.floor));
        CHECK(box.low == Pos{(79 - box.width()) / 2, (29 - box.height()) / 2});
        const Size least = room.shape == RoomShape::CompactCave      ? Size{3, 4}
                           : room.shape == RoomShape::NorthSouthCave ? Size{3, 15}
                                                                     : Size{20, 4};
        const Size most = room.shape == RoomShape::CompactCave      ? Size{12, 8}
                          : room.shape == RoomShape::NorthSouthCave ? Size{12, 27}
                                                                    : Size{27, 8};
        REQUIRE((box.width() >= least.width && box.width() <= most.width));
        REQUIRE((box.height() >= least.height && box.height() <= most.height));
    }
    REQUIRE(kinds.size() == 3);
    for (const auto& [kind, count] : kinds) CHECK(count / 900.0 == Approx(1 / 3.0).margin(0.06));
}

TEST_CASE("on a small map caves shrink with it", "[rooms]") {
    Rng rng{108};
    for (const Size small : {Size{20, 29}, Size{79, 8}, Size{14, 12}}) {
        const Size most{small.width - 2, small.height - 2};
        // The least width or height is the same part of what there is as it is of the whole window.
        const auto least = [](int wanted, int window, int room) {
            return window > room ? wanted * room / window : wanted;
        };
        std::map<RoomShape, int> kinds;
        for (int i = 0; i < 60; ++i) {
            const Room room = cave_room(small, rng);
            ++kinds[room.shape];
            const BitGrid::Bounds box = room.floor.bounds();
            REQUIRE(is_connected(room.floor));
            CHECK((box.low.x >= 1 && box.low.y >= 1));
            CHECK((box.width() <= most.width && box.height() <= most.height));
            const bool is_wide = room.shape == RoomShape::EastWestCave;
            const bool is_high = room.shape == RoomShape::NorthSouthCave;
            CHECK(box.width() >= least(is_wide ? 20 : 3, is_wide ? 27 : 12, most.width));
            CHECK(box.height() >= least(is_high ? 15 : 4, is_high ? 27 : 8, most.height));
        }
        CHECK(kinds.size() == 3);
    }
}

TEST_CASE("a cavern fills much of the level", "[rooms]") {
    Rng rng{107};
    for (int i = 0; i < 60; ++i) {
        const Room room = cavern_room(canvas, rng);
        const BitGrid::Bounds box = room.floor.bounds();
        CHECK(room.shape == RoomShape::Cavern);
        CHECK(is_connected(room.floor));
        CHECK((box.width() >= 50 && box.width() <= 77));
        CHECK((box.height() >= 20 && box.height() <= 27));
        CHECK_FALSE(room.floor.intersects(BitGrid{canvas}));
    }
    // On a smaller map the least size shrinks with it.
    const Room small = cavern_room(Size{40, 20}, rng);
    CHECK(small.floor.bounds().width() >= 50 * 40 / 79);
    CHECK(small.floor.bounds().height() >= 20 * 20 / 29);
    CHECK(small.floor.within(rectangle(Size{40, 20}, {1, 1}, {38, 18})));
}

TEST_CASE("entrance rooms are upside-down Ts at the bottom middle of the map", "[rooms]") {
    CHECK(entrance_room(canvas).floor ==
          (rectangle(canvas, {34, 17}, {41, 26}) | rectangle(canvas, {28, 22}, {47, 26})));
    CHECK(classic_entrance_room(canvas).floor ==
          (rectangle(canvas, {35, 17}, {43, 26}) | rectangle(canvas, {29, 23}, {48, 26})));
    for (Size size : {Size{40, 20}, Size{200, 60}})
        for (const BitGrid& floor : {entrance_room(size).floor, classic_entrance_room(size).floor}) {
            CHECK(floor.within(rectangle(size, {1, 1}, {size.width - 2, size.height - 2})));
            CHECK(floor.bounds().high.y == size.height - 3);
            CHECK(floor.bounds().width() == 20);
        }
}

TEST_CASE("blob rooms are connected and keep to their window", "[rooms]") {
    Rng rng{108};
    for (int i = 0; i < 400; ++i) {
        const BitGrid floor = blob_room(canvas, rng).floor;
        const BitGrid::Bounds box = floor.bounds();
        REQUIRE(is_connected(floor));
        REQUIRE((box.width() >= 3 && box.width() <= 12 && box.height() >= 4 && box.height() <= 8));
    }
}

TEST_CASE("room types are drawn by the profile's weights", "[rooms][distribution]") {
    // tables/dungeon_profiles.tsv, profile "basic": cross, symmetrical cross, small, circular, chunky, cave.
    struct Row {
        int depth;
        std::array<double, 6> percent;
    };
    const Row rows[] = {
        {1, {44.00, 22.00, 2.00, 16.00, 14.00, 2.00}},   {5, {41.86, 20.93, 2.33, 13.95, 16.28, 4.65}},
        {13, {34.29, 17.14, 2.86, 11.43, 20.00, 14.29}}, {17, {29.03, 12.90, 3.23, 9.68, 22.58, 22.58}},
        {26, {8.70, 4.35, 4.35, 4.35, 30.43, 47.83}},    {40, {8.70, 4.35, 4.35, 4.35, 30.43, 47.83}}};
    for (const Row& row : rows) {
        Rng rng{static_cast<std::uint64_t>(row.depth)};
        std::array<int, 6> counts{};
        constexpr int draws = 4000;
        for (int i = 0; i < draws; ++i) {
            switch (design_room(basic_profile(row.depth), canvas, rng).shape) {
                case RoomShape::Cross:
                    ++counts[0];
                    break;
                case RoomShape::SymmetricalCross:
                    ++counts[1];
                    break;
                case RoomShape::Small:
                    ++counts[2];
                    break;
                case RoomShape::Circular:
                case RoomShape::Donut:
                    ++counts[3];
                    break;
                case RoomShape::Chunky:
                    ++counts[4];
                    break;
                case RoomShape::CompactCave:
                case RoomShape::NorthSouthCave:
                case RoomShape::EastWestCave:
                    ++counts[5];
                    break;
                default:
                    FAIL("a shape that the profile does not hold");
            }
        }
        double chi = 0;
        for (std::size_t i = 0; i < 6; ++i) {
            const double expected = draws * row.percent[i] / 100;
            chi += (counts[i] - expected) * (counts[i] - expected) / expected;
        }
        INFO("depth " << row.depth << ", chi-square " << chi);
        CHECK(chi < 20.5);  // 5 degrees of freedom, one in a thousand
    }
}

TEST_CASE("the profiles of every depth are those of the table", "[rooms]") {
    // tables/dungeon_profiles.tsv: depth, cross, symmetrical, small, circular, chunky, cave, hallway percent,
    // and the weight of a cavern as first room.
    const int rows[][9] = {{1, 22, 11, 1, 8, 7, 1, 90, 0},  {2, 21, 10, 1, 7, 7, 1, 86, 12},
                           {5, 18, 9, 1, 6, 7, 2, 77, 18},  {9, 15, 7, 1, 5, 7, 4, 64, 26},
                           {13, 12, 6, 1, 4, 7, 5, 51, 34}, {17, 9, 4, 1, 3, 7, 7, 38, 42},
                           {26, 2, 1, 1, 1, 7, 11, 10, 60}, {40, 2, 1, 1, 1, 7, 11, 10, 60}};
    for (const auto& row : rows) {
        const Profile basic = basic_profile(row[0]);
        INFO("depth " << row[0]);
        CHECK(basic.weights[RoomType::Cross] == row[1]);
        CHECK(basic.weights[RoomType::SymmetricalCross] == row[2]);
        CHECK(basic.weights[RoomType::Small] == row[3]);
        CHECK(basic.weights[RoomType::Circular] == row[4]);
        CHECK(basic.weights[RoomType::Chunky] == row[5]);
        CHECK(basic.weights[RoomType::Cave] == row[6]);
        CHECK(basic.weights[RoomType::Cavern] == 0);
        CHECK(basic.weights[RoomType::Entrance] == 0);
        CHECK(basic.hallway_percent == row[7]);
        CHECK(first_room_profile(row[0]).weights[RoomType::Cavern] == row[8]);
        CHECK(first_room_profile(row[0]).weights[RoomType::Entrance] == (row[0] == 1 ? 1 : 0));
    }
}

}  // namespace cellophane
