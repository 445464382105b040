#include <array>
#include <map>
#include <string>

#include "dungeon/rooms/rooms.h"
#include "support/ascii.h"
#include "support/catch.h"

// Door sites and hallways (rules/levels.md 6).

namespace cellophane {

namespace {

std::size_t index(Direction d) {
    return static_cast<std::size_t>(d);
}

/// The facing test, read straight off the rules.
bool faces(const BitGrid& floor, const BitGrid& taken, Pos cell, Direction d) {
    const auto looks = [&](Direction way) {
        return floor.test(cell - step(way)) && floor.size().contains(cell + step(way));
    };
    if (taken.test(cell) || !looks(d)) return false;
    int directions_seen = 0;
    for (Direction way : cardinals) directions_seen += looks(way) ? 1 : 0;
    return directions_seen == 1;
}

std::string facing_picture(const BitGrid& floor) {
    const auto cells = facing_cells(floor, floor);
    std::string result;
    for (int y = 0; y < floor.size().height; ++y) {
        for (int x = 0; x < floor.size().width; ++x) {
            char mark = floor.test({x, y}) ? '.' : ' ';
            for (Direction d : cardinals)
                if (cells[index(d)].test({x, y})) mark = "NSWE"[index(d)];
            result += mark;
        }
        result += '\n';
    }
    return result;
}

Room hall(Size size) {
    return {.shape = RoomShape::Small, .floor = rectangle(size, {38, 13}, {41, 15}), .has_hallway = false};
}

}  // namespace

TEST_CASE("a door site faces away from the floor behind it, and in one direction only", "[doors]") {
    CHECK(facing_picture(drawn::cells(R"(
        ---------
        ---------
        --....---
        --....---
        --....---
        ---------
    )",
                                      ".")) ==
          "         \n"
          "  NNNN   \n"
          " W....E  \n"
          " W....E  \n"
          " W....E  \n"
          // The row below is on the map's edge: a door there would look off the map.
          "         \n");
    // The inner corner of an L sees floor on two sides.
    CHECK(facing_picture(drawn::cells(R"(
        --------
        --------
        --..----
        --..----
        --....--
        --....--
        --------
        --------
    )",
                                      ".")) ==
          "        \n"
          "  NN    \n"
          " W..E   \n"
          " W.. N  \n"
          " W....E \n"
          " W....E \n"
          "  SSSS  \n"
          "        \n");
}

TEST_CASE("the test of facing agrees for whole plans and for single cells", "[doors]") {
    Rng rng{61};
    for (Size size : {Size{79, 29}, Size{40, 70}, Size{12, 9}})
        for (int round = 0; round < 8; ++round) {
            BitGrid floor{size};
            BitGrid taken{size};
            for (int i = 0; i < size.area(); ++i) {
                if (rng.percent(30)) floor.set(size.at(i));
                if (rng.percent(10)) taken.set(size.at(i));
            }
            taken |= floor;
            const auto cells = facing_cells(floor, taken);
            for (int i = 0; i < size.area(); ++i)
                for (Direction d : cardinals)
                    REQUIRE(cells[index(d)].test(size.at(i)) == faces(floor, taken, size.at(i), d));
        }
}

TEST_CASE("every side of a room offers one door site", "[doors]") {
    Rng rng{62};
    const Size size = standard_size;
    std::array<std::map<int, int>, 4> where;
    for (int i = 0; i < 4000; ++i) {
        const Room room = hall(size);
        const DoorSites sites = choose_door_sites(room.floor, rng);
        REQUIRE(sites[index(Direction::North)].y == 12);
        REQUIRE(sites[index(Direction::South)].y == 16);
        REQUIRE(sites[index(Direction::West)].x == 37);
        REQUIRE(sites[index(Direction::East)].x == 42);
        ++where[0][sites[index(Direction::North)].x];
        ++where[2][sites[index(Direction::West)].y];
    }
    // Uniform along the side.
    REQUIRE(where[0].size() == 4);
    REQUIRE(where[2].size() == 3);
    for (const auto& [x, count] : where[0]) CHECK(count / 4000.0 == Approx(0.25).margin(0.03));
    for (const auto& [y, count] : where[2]) CHECK(count / 4000.0 == Approx(1 / 3.0).margin(0.03));
}

TEST_CASE("door sites in notches and holes are rejected", "[doors]") {
    // A U: the way out of the notch meets the other arm.
    const BitGrid u = drawn::cells(R"(
        ----------------------------------
        ----------------------------------
        -------....---------....----------
        -------....---------....----------
        -------................-----------
        ----------------------------------
        ----------------------------------
    )",
                                   ".");
    Rng rng{63};
    for (int i = 0; i < 300; ++i) {
        const DoorSites sites = choose_door_sites(u, rng);
        // Nine cells apart: from the left arm's inner side ten cells reach the right arm.
        CHECK(sites[index(Direction::East)].x >= 22);
        CHECK(sites[index(Direction::West)].x == 6);
    }
    // A ring: no door inside the hole.
    Room donut{.shape = RoomShape::Donut, .floor = disc(standard_size, {39, 14}, 9), .has_hallway = false};
    donut.floor -= disc(standard_size, {39, 14}, 4);
    for (int i = 0; i < 300; ++i)
        for (Pos site : choose_door_sites(donut.floor, rng)) {
            const Pos d = site - Pos{39, 14};
            if (!(site == nowhere)) CHECK(d.x * d.x + d.y * d.y > 81);
        }
}

TEST_CASE("door sites accepted earlier block later ones", "[doors]") {
    // Two steps one above the other: scan order goes down the columns, so a site that looks north counts only
    // if its ten cells meet no site found before in its column.
    Rng rng{64};
    Rng shapes{65};
    for (int round = 0; round < 60; ++round) {
        const Room room = cave_room(standard_size, shapes);
        const Size size = standard_size;
        std::array<BitGrid, 4> expected{BitGrid{size}, BitGrid{size}, BitGrid{size}, BitGrid{size}};
        BitGrid accepted{size};
        for (int i = 0; i < size.area(); ++i)
            for (Direction d : cardinals) {
                const Pos cell = size.at(i);
                if (!faces(room.floor, room.floor, cell, d)) continue;
                bool clear = true;
                Pos at = cell;
                for (int n = 0; n < 10; ++n) {
                    at = at + step(d);
                    clear &= !room.floor.test(at) && !accepted.test(at);
                }
                if (!clear) continue;
                expected[index(d)].set(cell);
                accepted.set(cell);
            }
        for (int draw = 0; draw < 20; ++draw) {
            const DoorSites sites = choose_door_sites(room.floor, rng);
            for (Direction d : cardinals) {
                if (expected[index(d)].none())
                    CHECK(sites[index(d)] == nowhere);
                else
                    CHECK(expected[index(d)].test(sites[index(d)]));
            }
        }
    }
}

TEST_CASE("a hallway grows straight from a door site, and the doors move to its end", "[doors]") {
    Rng rng{66};
    std::map<int, int> across;
    std::map<int, int> upright;
    int sideways = 0;
    constexpr int draws = 6000;
    for (int i = 0; i < draws; ++i) {
        Room room = hall(standard_size);
        const BitGrid before = room.floor;
        DoorSites sites = choose_door_sites(room.floor, rng);
        const DoorSites old = sites;
        attach_hallway(room, sites, HallwayRule{}, rng);
        REQUIRE(room.has_hallway);
        const BitGrid corridor = room.floor - before;
        const BitGrid::Bounds box = corridor.bounds();
        REQUIRE((box.width() == 1 || box.height() == 1));
        REQUIRE(corridor.count() == box.width() * box.height());
        // It begins on exactly one of the old sites.
        int begins = 0;
        Direction d = Direction::count;
        for (Direction way : cardinals)
            if (corridor.test(old[index(way)])) {
                ++begins;
                d = way;
            }
        REQUIRE(begins == 1);
        const bool lies_across = d == Direction::West || d == Direction::East;
        ++(lies_across ? across : upright)[corridor.count()];
        const Pos end =
            old[index(d)] + Pos{step(d).x * (corridor.count() - 1), step(d).y * (corridor.count() - 1)};
        REQUIRE(corridor.test(end));
        REQUIRE(sites[index(d)] == end + step(d));
        REQUIRE(sites[index(opposite(d))] == nowhere);
        int open_sides = 0;
        for (Direction side : cardinals) {
            if (side == d || side == opposite(d) || sites[index(side)] == nowhere) continue;
            REQUIRE(sites[index(side)] == end + step(side));
            ++open_sides;
        }
        REQUIRE((open_sides == 0 || open_sides == 2));
        sideways += open_sides == 2 ? 1 : 0;
    }
    CHECK((across.begin()->first == 5 && across.rbegin()->first == 15));
    CHECK((upright.begin()->first == 2 && upright.rbegin()->first == 9));
    CHECK(sideways / double{draws} == Approx(0.15).margin(0.015));
    // 15 columns and 9 rows beyond the site must be on the canvas; all four are, so each way is as likely.
    int count = 0;
    for (const auto& [length, n] : across) count += n;
    CHECK(count / double{draws} == Approx(0.5).margin(0.03));
}

TEST_CASE("no hallway grows where it could leave the canvas", "[doors]") {
    Rng rng{67};
    for (int i = 0; i < 200; ++i) {
        Room room{.shape = RoomShape::NorthSouthCave,
                  .floor = rectangle(standard_size, {36, 2}, {40, 26}),
                  .has_hallway = false};
        DoorSites sites = choose_door_sites(room.floor, rng);
        attach_hallway(room, sites, HallwayRule{}, rng);
        REQUIRE(room.has_hallway);
        // Nine rows beyond the northern and southern sites are off the canvas: only sideways hallways.
        CHECK(room.floor.bounds().height() == 25);
        Room full{.shape = RoomShape::Cavern,
                  .floor = rectangle(standard_size, {8, 2}, {70, 26}),
                  .has_hallway = false};
        DoorSites full_sites = choose_door_sites(full.floor, rng);
        const DoorSites before = full_sites;
        attach_hallway(full, full_sites, HallwayRule{}, rng);
        CHECK_FALSE(full.has_hallway);
        CHECK(full_sites == before);
    }
}

}  // namespace cellophane
