#include "dungeon/rooms/accretion.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "dungeon/stages/stages.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"

// Accretion (rules/levels.md 5.2 and 7).

namespace cellophane {

namespace {

/// Every floor cell of the room and its eight neighbors on the map and clear of the plan.
bool fits_naively(const BitGrid& room, Pos by, const BitGrid& open) {
    bool fits = true;
    room.for_each([&](Pos p) {
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy) {
                const Pos q = p + by + Pos{dx, dy};
                fits &= open.size().contains(q) && !open.test(q);
            }
    });
    return fits;
}

}  // namespace

TEST_CASE("a first room too large for its map is cut to the map's interior", "[growth]") {
    Rng rng{12};
    for (int i = 0; i < 50; ++i) {
        Draft draft = drawn::blank({40, 20});
        place_at_random(draft, {.shape = RoomShape::Circular, .floor = rectangle({40, 20}, {5, 0}, {25, 19})},
                        rng);
        const BitGrid::Bounds box = draft.plan.floor.bounds();
        CHECK(box.low.y == 1);
        CHECK(box.high.y == 18);
        CHECK((box.low.x >= 1 && box.high.x <= 38));
        CHECK(draft.rooms[0].cells == 21 * 18);
    }
}

TEST_CASE("of a first room that falls apart when it is cut to its map the largest part is kept", "[growth]") {
    // Two halls that are joined below, where the map ends.
    const Size size{40, 20};
    const BitGrid narrow = rectangle(size, {3, 0}, {7, 18});
    const BitGrid wide = rectangle(size, {12, 0}, {20, 18});
    const BitGrid joined = narrow | wide | rectangle(size, {3, 19}, {20, 19});
    Rng rng{3};
    std::set<int> columns;
    for (int i = 0; i < 400; ++i) {
        Draft draft = drawn::blank(size);
        place_at_random(draft, {.shape = RoomShape::Cavern, .floor = joined}, rng);
        const BitGrid::Bounds box = draft.plan.floor.bounds();
        columns.insert(box.low.x);
        CHECK(draft.plan.floor.count() == 9 * 18);
        CHECK(box.width() == 9);
        CHECK(is_connected(draft.plan.floor));
        CHECK(draft.rooms[0].cells == 9 * 18);
    }
    // It may be anywhere within the border.
    CHECK(columns.size() == 30);
    CHECK(*columns.begin() == 1);
    CHECK(*columns.rbegin() == 30);
}

TEST_CASE("of a cross whose bars do not meet the first room takes the larger bar", "[growth]") {
    // Hardly one cross in 46,000 falls apart: a search from a seed just before one.
    const Size size{79, 29};
    int found = 0;
    for (std::uint64_t key = 147'100; found == 0 && key < 2'000'000; ++key) {
        Rng designer{key};
        const Room room = design_room(first_room_profile(5), size, designer);
        if (is_connected(room.floor)) continue;
        REQUIRE(room.shape == RoomShape::Cross);
        Draft draft = drawn::blank(size);
        Rng rng{key};
        first_room(draft, rng);
        CHECK(is_connected(draft.plan.floor));
        CHECK(draft.plan.floor.count() == largest_part(room.floor).count());
        CHECK(draft.plan.floor.count() < room.floor.count());
        ++found;
    }
    CHECK(found == 1);
}

TEST_CASE("a first room is one connected piece on every map size and at every depth", "[growth]") {
    int tries = 0;
    for (const Size size : {Size{79, 29}, Size{40, 20}, Size{30, 24}})
        for (const int depth : {1, 2, 5, 13, 26})
            for (std::uint64_t key = 1; key <= 40; ++key) {
                Draft draft = drawn::blank(size, depth);
                Rng rng{key * 977 + static_cast<std::uint64_t>(depth)};
                first_room(draft, rng);
                REQUIRE(draft.plan.floor.any());
                REQUIRE(is_connected(draft.plan.floor));
                REQUIRE(draft.rooms[0].cells == draft.plan.floor.count());
                ++tries;
            }
    CHECK(tries == 600);
}

TEST_CASE("a first room is equally likely at each place where it fits", "[growth]") {
    Rng rng{11};
    std::map<int, int> columns;
    std::map<int, int> rows;
    constexpr int draws = 12000;
    for (int i = 0; i < draws; ++i) {
        Draft draft = drawn::blank({40, 20});
        place_at_random(
            draft, {.shape = RoomShape::Small, .floor = rectangle({40, 20}, {10, 5}, {39 - 6, 13})}, rng);
        const BitGrid::Bounds box = draft.plan.floor.bounds();
        REQUIRE(box.width() == 24);
        REQUIRE(box.height() == 9);
        ++columns[box.low.x];
        ++rows[box.low.y];
        REQUIRE(draft.rooms.size() == 1);
    }
    // Columns 1 to 38 and rows 1 to 18: 15 and 10 places.
    REQUIRE((columns.size() == 15 && columns.begin()->first == 1 && columns.rbegin()->first == 15));
    REQUIRE((rows.size() == 10 && rows.begin()->first == 1 && rows.rbegin()->first == 10));
    for (const auto& [x, count] : columns) CHECK(count == Approx(draws / 15.0).epsilon(0.2));
    for (const auto& [y, count] : rows) CHECK(count == Approx(draws / 10.0).epsilon(0.2));
}

TEST_CASE("a room fits where one cell of rock stays around it", "[growth]") {
    Rng rng{12};
    const Size size{45, 22};
    for (int round = 0; round < 40; ++round) {
        BitGrid open{size};
        for (int i = 0; i < 4; ++i) {
            const int x = rng.uniform(1, 36);
            const int y = rng.uniform(1, 16);
            open |= rectangle(size, {x, y}, {x + rng.uniform(1, 6), y + rng.uniform(1, 3)});
        }
        BitGrid room = rectangle(size, {10, 8}, {14, 9}) | rectangle(size, {12, 7}, {12, 12});
        const Fit fits{room};
        const BitGrid near_open = open.dilated8();
        for (int dx = -15; dx <= 35; ++dx)
            for (int dy = -10; dy <= 15; ++dy) {
                const bool expected = fits_naively(room, {dx, dy}, open);
                REQUIRE(fits({dx, dy}, near_open) == expected);
            }
    }
}

TEST_CASE("inserting a room floods from its door and leaves out parts the door does not reach", "[growth]") {
    // The room's two boxes touch only at a corner: what the door cannot reach is lost (rules/levels.md 5
    // and 7.2).
    const std::string_view room = R"(
        --------------
        --------------
        ------##------
        ------##------
        ----##--------
        ----##--------
        --------------
        --------------
    )";
    FloorPlan plan{drawn::size_of(room)};
    plan.floor = rectangle({14, 8}, {1, 4}, {2, 5});
    const int cells = insert_room(plan, drawn::cells(room, "#"), {0, 0}, {3, 4});
    CHECK(cells == 4);
    CHECK(plan.doors.count() == 1);
    CHECK(plan.doors.test({3, 4}));
    CHECK(drawn::picture(plan.open()) == drawn::tidy(R"(
        ..............
        ..............
        ..............
        ..............
        .#####........
        .##.##........
        ..............
        ..............
    )"));
}

TEST_CASE("inserting a room leaves off-limits cells alone", "[growth]") {
    FloorPlan plan{Size{14, 8}};
    plan.floor = rectangle({14, 8}, {1, 4}, {2, 5});
    plan.off_limits = rectangle({14, 8}, {6, 0}, {6, 7});
    const BitGrid room = rectangle({14, 8}, {4, 3}, {9, 5});
    CHECK(insert_room(plan, room, {0, 0}, {3, 4}) == 6);
    CHECK(drawn::picture(plan.floor) == drawn::tidy(R"(
        ..............
        ..............
        ..............
        ....##........
        .##.##........
        .##.##........
        ..............
        ..............
    )"));
}

TEST_CASE("a room inserted at an offset has its door at the offset place, and the rest is kept", "[growth]") {
    // A room moved by a difference: the door is where it lands, not where it was drawn.
    FloorPlan plan{Size{20, 10}};
    plan.floor = rectangle({20, 10}, {2, 2}, {4, 4});
    CHECK(insert_room(plan, rectangle({20, 10}, {0, 0}, {2, 2}), {6, 2}, {5, 3}) == 9);
    CHECK(plan.floor == (rectangle({20, 10}, {2, 2}, {4, 4}) | rectangle({20, 10}, {6, 2}, {8, 4})));
    CHECK(parts_of(plan.floor) == 2);
    CHECK(is_connected(plan.open()));
}

TEST_CASE("the first room is told of with its cells and its shape", "[growth]") {
    const BitGrid floor = rectangle({40, 20}, {5, 4}, {12, 9});
    for (const RoomShape shape : {RoomShape::Small, RoomShape::Entrance}) {
        Draft draft = drawn::blank({40, 20});
        int told = 0;
        const Watch watch = [&](const Draft& now, const DigEvent& event) {
            ++told;
            CHECK(event.kind == DigEventKind::RoomPlaced);
            REQUIRE(event.cells != nullptr);
            CHECK(*event.cells == floor);
            CHECK(event.shape == shape);
            CHECK(now.plan.floor == floor);
        };
        draft.watch.begin(watch);
        begin_with(draft, shape, floor);
        CHECK(told == 1);
        CHECK(draft.entrance == (shape == RoomShape::Entrance ? floor : BitGrid{{40, 20}}));
    }
}

TEST_CASE("a room with corners left out is refused where it does not fit, and nowhere else", "[growth]") {
    // One bar upright and one across: each end of such a room may be a single cell in a corner of its box.
    constexpr auto angle = [](const Draft& draft, Rng& rng) {
        const Size size = draft.goal.size;
        const Pos corner{rng.uniform(8, 14), rng.uniform(6, 9)};
        const int across = (rng.percent(50) ? 1 : -1) * rng.uniform(1, 5);
        const int upright = (rng.percent(50) ? 1 : -1) * rng.uniform(1, 4);
        const auto bar = [&](Pos to) {
            return rectangle(size, {std::min(corner.x, to.x), std::min(corner.y, to.y)},
                             {std::max(corner.x, to.x), std::max(corner.y, to.y)});
        };
        const BitGrid floor = bar(corner + Pos{across, 0}) | bar(corner + Pos{0, upright});
        return Room{.shape = RoomShape::Cross, .floor = floor};
    };
    const Size size{40, 24};
    int refused = 0;
    int placed = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Draft draft = drawn::blank(size);
        draft.plan.floor = rectangle(size, {16, 9}, {22, 14});
        BitGrid open = draft.plan.open();
        const Watch watch = [&](const Draft& now, const DigEvent& event) {
            REQUIRE(event.refused != nullptr);
            for (const Pos by : *event.refused) CHECK_FALSE(fits_naively(*event.cells, by, open));
            refused += static_cast<int>(event.refused->size());
            if (event.kind == DigEventKind::RoomPlaced) {
                CHECK(fits_naively(*event.cells, {0, 0}, open));
                ++placed;
            }
            open = now.plan.open();
        };
        draft.watch.begin(watch);
        Rng rng{key};
        accrete(draft, {.attempts = 12, .max_rooms = 12, .design = angle}, rng);
    }
    CHECK(placed > 300);
    CHECK(refused > 1000);
}

TEST_CASE("accretion attaches no more rooms than its limit", "[growth]") {
    for (int most : {0, 1, 4}) {
        Draft draft = drawn::blank(standard_size);
        draft.plan.floor = rectangle(standard_size, {36, 12}, {42, 16});
        draft.rooms.push_back({.shape = RoomShape::Small, .cells = 35, .doorways = {}});
        Rng rng{5};
        accrete(draft,
                {.attempts = 35,
                 .max_rooms = most,
                 .design = [](const Draft& d, Rng& r) { return small_room(d.goal.size, r); }},
                rng);
        CHECK(static_cast<int>(draft.rooms.size()) == most + 1);
        CHECK(draft.plan.doors.count() == most);
    }
}

TEST_CASE("accretion gives the last four attempts no hallway", "[growth]") {
    for (int attempts : {4, 5, 12}) {
        Draft draft = drawn::blank(standard_size);
        draft.plan.floor = rectangle(standard_size, {37, 13}, {41, 15});
        draft.rooms.push_back({.shape = RoomShape::Small, .cells = 15, .doorways = {}});
        Rng rng{6};
        accrete(draft,
                {.attempts = attempts,
                 .hallway_percent = 100,
                 // Short ones, so that nearly every room finds a place.
                 .hallway = {.least_across = 2, .most_across = 3, .least_upright = 2, .most_upright = 3},
                 .design = [](const Draft& d, Rng& r) { return small_room(d.goal.size, r); }},
                rng);
        int hallways = 0;
        for (const RoomRecord& room : draft.rooms) hallways += room.has_hallway ? 1 : 0;
        CHECK(hallways <= attempts - 4);
        CHECK(hallways >= (attempts - 4) * 3 / 4);
        // The last four attempts come after all others, so no hallway follows a room without one.
        bool plain = false;
        for (std::size_t i = 1; i < draft.rooms.size(); ++i) {
            CHECK_FALSE((plain && draft.rooms[i].has_hallway));
            plain |= !draft.rooms[i].has_hallway;
        }
    }
}

}  // namespace cellophane
