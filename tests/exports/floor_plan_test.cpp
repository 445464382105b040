#include "exports/floor_plan.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "exports/level_masks.h"
#include "support/catch.h"

namespace cellophane {

namespace {

BitGrid drawn(const std::vector<std::string>& rows) {
    BitGrid cells{{static_cast<int>(rows[0].size()), static_cast<int>(rows.size())}};
    for (int y = 0; y < cells.size().height; ++y)
        for (int x = 0; x < cells.size().width; ++x)
            if (rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#') cells.set({x, y});
    return cells;
}

/// What contours run around: whether a cell's middle is inside an odd number of them.
BitGrid filled(const std::vector<std::vector<Pos>>& contours, Size size) {
    BitGrid cells{size};
    for (int x = 0; x < size.width; ++x)
        for (int y = 0; y < size.height; ++y) {
            bool is_inside = false;
            for (const auto& contour : contours)
                for (std::size_t i = 0; i < contour.size(); ++i) {
                    const Pos a = contour[i];
                    const Pos b = contour[(i + 1) % contour.size()];
                    // Upright edges to the right of the middle.
                    if (a.x == b.x && a.x > x && std::min(a.y, b.y) <= y && y < std::max(a.y, b.y))
                        is_inside = !is_inside;
                }
            if (is_inside) cells.set({x, y});
        }
    return cells;
}

}  // namespace

TEST_CASE("the contour of a rectangle is its four corners, clockwise", "[exports][plan]") {
    const auto contours = contours_of(drawn({"....", ".##.", ".##."}));
    REQUIRE(contours.size() == 1);
    std::vector<Pos> contour = contours[0];
    std::rotate(contour.begin(), std::find(contour.begin(), contour.end(), Pos{1, 1}), contour.end());
    CHECK(contour == std::vector<Pos>{{1, 1}, {3, 1}, {3, 3}, {1, 3}});
    CHECK(contours_of(BitGrid{{3, 3}}).empty());
}

TEST_CASE("cells that touch at a corner have contours apart, and holes one of their own", "[exports][plan]") {
    CHECK(contours_of(drawn({"#.", ".#"})).size() == 2);
    const auto ring = contours_of(drawn({"###", "#.#", "###"}));
    REQUIRE(ring.size() == 2);
    CHECK(ring[0].size() == 4);
    CHECK(std::find(ring[0].begin(), ring[0].end(), Pos{3, 3}) != ring[0].end());
    CHECK(std::find(ring[1].begin(), ring[1].end(), Pos{1, 1}) != ring[1].end());
}

TEST_CASE("rooms and doors of levels of every style are what stands there", "[exports][plan]") {
    for (const StyleRow& style : style_rows) {
        std::size_t joined = 0;
        for (const int depth : {1, 3, 8}) {
            const LevelRequest request{.seed = 77, .style = style.kind, .depth = depth};
            const Result<Level> level = generate(request);
            REQUIRE(level.ok());
            const PlannedLevel plan = plan_of(request, level.value());
            INFO(style.name << ", depth " << depth);
            REQUIRE(plan.rooms.size() == level.value().rooms.size());
            const BitGrid wall =
                level.value().layers.cells_with(TerrainProperties{TerrainProperty::BlocksMovement}) &
                level.value().layers.cells_with(TerrainProperties{TerrainProperty::BlocksVision});
            BitGrid taken{level.value().size()};
            for (std::size_t i = 0; i < plan.rooms.size(); ++i) {
                const PlannedRoom& room = plan.rooms[i];
                CHECK(room.shape == level.value().rooms[i].shape);
                CHECK_FALSE(room.cells.intersects(wall));
                CHECK_FALSE(room.cells.intersects(taken));
                taken |= room.cells;
                CHECK(filled(contours_of(room.cells), room.cells.size()) == room.cells);
                for (const int other : room.neighbors) {
                    CHECK(other != static_cast<int>(i));
                    const std::vector<int>& back = plan.rooms[static_cast<std::size_t>(other)].neighbors;
                    CHECK(std::find(back.begin(), back.end(), static_cast<int>(i)) != back.end());
                }
                joined += room.neighbors.size();
            }
            CHECK_FALSE(plan.doors.empty());
            for (const PlannedDoor& door : plan.doors) {
                CHECK_FALSE(taken.test(door.at));
                CHECK(door.joins.size() <= 4);
            }
        }
        CHECK(joined > 10);
    }
}

TEST_CASE("every grown room but the first is joined to one that was there before", "[exports][plan]") {
    const LevelRequest request{.seed = 5, .style = Style::Accretion, .depth = 1, .tuning = [] {
                                   Tuning dry;
                                   dry.set(Tunable::Lakes, 0);
                                   return dry;
                               }()};
    const Result<Level> level = generate(request);
    REQUIRE(level.ok());
    const PlannedLevel plan = plan_of(request, level.value());
    std::set<int> reached{0};
    for (bool grows = true; grows;) {
        grows = false;
        for (const int room : std::vector<int>(reached.begin(), reached.end()))
            for (const int next : plan.rooms[static_cast<std::size_t>(room)].neighbors)
                grows |= reached.insert(next).second;
    }
    CHECK(reached.size() == plan.rooms.size());
}

TEST_CASE("rooms, corridors and doors share out the ground of a level, and a corridor is in one piece",
          "[exports][plan]") {
    std::size_t corridors = 0;
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const LevelRequest request{.seed = seed, .style = style.kind, .depth = 4};
            const Result<Level> level = generate(request);
            REQUIRE(level.ok());
            const PlannedLevel plan = plan_of(request, level.value());
            INFO(style.name << ", seed " << seed);
            BitGrid taken{level.value().size()};
            const auto take = [&](const BitGrid& cells) {
                CHECK_FALSE(cells.intersects(taken));
                taken |= cells;
            };
            for (const PlannedRoom& room : plan.rooms) take(room.cells);
            for (const PlannedCorridor& corridor : plan.corridors) {
                take(corridor.cells);
                CHECK(contours_of(corridor.cells).size() >= 1);
                std::size_t outlines = 0;
                for (const auto& contour : contours_of(corridor.cells)) {
                    int doubled = 0;
                    for (std::size_t i = 0; i < contour.size(); ++i) {
                        const Pos a = contour[i];
                        const Pos b = contour[(i + 1) % contour.size()];
                        doubled += a.x * b.y - b.x * a.y;
                    }
                    outlines += doubled > 0;
                }
                CHECK(outlines == 1);
                for (const int room : corridor.joins) CHECK(room < static_cast<int>(plan.rooms.size()));
            }
            for (const PlannedDoor& door : plan.doors) {
                // A machine may have put one inside a room.
                for (const PlannedCorridor& corridor : plan.corridors)
                    CHECK_FALSE(corridor.cells.test(door.at));
                taken.set(door.at);
                CHECK((door.kind == DoorKind::Secret) == (door.terrain == Terrain::SecretDoor));
            }
            CHECK((mask_of(level.value(), LevelMask::Findable) - taken).none());
            corridors += plan.corridors.size();
        }
    CHECK(corridors > 20);
}

TEST_CASE("a plan is written as rooms, corridors and doors", "[exports][plan]") {
    PlannedLevel plan;
    plan.rooms.push_back({.shape = RoomShape::GridRoom,
                          .has_hallway = false,
                          .cells = drawn({"....", ".##."}),
                          .neighbors = {1}});
    plan.rooms.push_back(
        {.shape = RoomShape::GridRoom, .has_hallway = true, .cells = BitGrid{{4, 2}}, .neighbors = {}});
    plan.corridors.push_back({.cells = drawn({"#...", "...."}), .joins = {0}});
    plan.doors.push_back(
        {.at = {3, 1}, .kind = DoorKind::Door, .terrain = Terrain::WoodenDoor, .joins = {0, 1}});
    CHECK(plan_json(plan) ==
          "{\"rooms\":[{\"shape\":\"grid "
          "room\",\"hallway\":false,\"x\":1,\"y\":1,\"width\":2,\"height\":1,\"cells\":2,"
          "\"polygon\":[[[3,1],[3,2],[1,2],[1,1]]],\"positions\":[[1,1],[2,1]],\"neighbours\":[1]},"
          "{\"shape\":\"grid room\",\"hallway\":true,\"x\":0,\"y\":0,\"width\":0,\"height\":0,\"cells\":0,"
          "\"polygon\":[],\"positions\":[],\"neighbours\":[]}],"
          "\"corridors\":[{\"x\":0,\"y\":0,\"width\":1,\"height\":1,\"cells\":1,"
          "\"polygon\":[[[1,0],[1,1],[0,1],[0,0]]],\"positions\":[[0,0]],\"joins\":[0]}],"
          "\"doors\":[{\"x\":3,\"y\":1,\"kind\":\"door\",\"terrain\":\"wooden door\",\"joins\":[0,1]}]}");
}

}  // namespace cellophane
