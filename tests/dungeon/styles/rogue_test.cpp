#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "dungeon/generate.h"
#include "dungeon/pipeline.h"
#include "dungeon/styles/styles.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/ground.h"
#include "support/levels/watching.h"

// Style `rogue` (rules/levels.md 25.4 and 27.4): any map, any grid.

namespace cellophane {

namespace {

struct GridPlan {
    Draft draft;
    Level level;
};

/// The draft after the last stage, and the level.
GridPlan made(const LevelRequest& request) {
    std::vector<Draft> last;
    const Result<Level> level = generate(
        request, after_each_stage([&](std::string_view, const Draft& draft) { last.assign(1, draft); }));
    INFO(request.size.width << " x " << request.size.height << ", grid " << request.rogue.grid.width << " x "
                            << request.rogue.grid.height << ", seed " << request.seed);
    REQUIRE(level.ok());
    return {last.front(), level.value()};
}

/// The grid as the rules lower it.
Size lowered(Size map, Size grid) {
    while (grid.width > 1 && map.width / grid.width < 5) --grid.width;
    while (grid.height > 1 && map.height / grid.height < 4) --grid.height;
    return grid;
}

int link_count(const Draft& draft) {
    std::set<std::pair<int, int>> links;
    for (std::size_t a = 0; a < draft.links.size(); ++a)
        for (std::int16_t b : draft.links[a])
            links.emplace(std::min<int>(static_cast<int>(a), b), std::max<int>(static_cast<int>(a), b));
    return static_cast<int>(links.size());
}

void check(const LevelRequest& request) {
    const GridPlan plan = made(request);
    const Draft& draft = plan.draft;
    const Size grid = lowered(request.size, request.rogue.grid);
    const Ground ground{plan.level.layers};
    INFO(request.size.width << " x " << request.size.height << ", grid " << grid.width << " x " << grid.height
                            << ", seed " << request.seed);
    // One room in each grid cell, inside its interior.
    REQUIRE(static_cast<int>(draft.rooms.size()) == grid.area());
    REQUIRE(static_cast<int>(draft.links.size()) == grid.area());
    int gone = 0;
    for (int i = 0; i < grid.area(); ++i) {
        const Pos cell = grid.at(i);
        const Pos low{cell.x * request.size.width / grid.width + 1,
                      cell.y * request.size.height / grid.height + 1};
        const Pos high{(cell.x + 1) * request.size.width / grid.width - 2,
                       (cell.y + 1) * request.size.height / grid.height - 2};
        const bool is_gone = draft.rooms[static_cast<std::size_t>(i)].shape == RoomShape::GoneRoom;
        gone += is_gone ? 1 : 0;
        BitGrid room{request.size};
        for (int k = 0; k < request.size.area(); ++k)
            if (draft.room_of.at_index(k) == i) room.set(request.size.at(k));
        if (is_gone) {
            REQUIRE(room.none());
            continue;
        }
        const BitGrid::Bounds box = room.bounds();
        REQUIRE(room == rectangle(request.size, box.low, box.high));
        REQUIRE((box.low.x >= low.x && box.low.y >= low.y && box.high.x <= high.x && box.high.y <= high.y));
        REQUIRE(box.width() >= std::min(3, high.x - low.x + 1));
        REQUIRE(box.height() >= std::min(2, high.y - low.y + 1));
        const Pos center = draft.centers[static_cast<std::size_t>(i)];
        REQUIRE(center == Pos{box.low.x + box.width() / 2, box.low.y + box.height() / 2});
    }
    CHECK(gone <= 3);
    if (!request.rogue.gone_rooms) CHECK(gone == 0);
    // Links only between neighbors, enough for all, at most GC - 1 more.
    const int links = link_count(draft);
    CHECK(links >= grid.area() - 1);
    CHECK(links <= grid.area() - 1 + grid.width - 1);
    for (std::size_t a = 0; a < draft.links.size(); ++a)
        for (std::int16_t b : draft.links[a]) {
            const Pos d = grid.at(static_cast<int>(a)) - grid.at(b);
            REQUIRE(d.x * d.x + d.y * d.y == 1);
        }
    CHECK(is_connected(draft.plan.open()));
    CHECK_FALSE(rim(request.size).intersects(ground.solid.complement()));
    // Doors: two rock, one or two room, at most one corridor.
    cells_of(plan.level.layers, Layer::Dungeon, Terrain::WoodenDoor).for_each([&](Pos p) {
        int rock = 0;
        int room = 0;
        for (Direction d : cardinals) {
            rock += draft.plan.open().test(p + step(d)) ? 0 : 1;
            room += draft.room_of[p + step(d)] >= 0 ? 1 : 0;
        }
        REQUIRE(rock == 2);
        REQUIRE((room == 1 || room == 2));
        REQUIRE(draft.room_of[p] < 0);
    });
    // Stairs: up in the first room, down in the last, none cutting the level.
    const Stairs& stairs = plan.level.stairs;
    CHECK(draft.room_of[stairs.up] == draft.first_room);
    CHECK(draft.room_of[stairs.down] == draft.last_room);
    CHECK_FALSE(stairs.up == stairs.down);
    BitGrid seed{request.size};
    seed.set(stairs.up);
    CHECK(flood(seed, ground.open_or_doorway).test(stairs.down));
    CHECK(cells_of(plan.level.layers, Layer::Dungeon, Terrain::WallTorch).none());
    for (Layer layer : {Layer::Liquid, Layer::Gas})
        CHECK(cells_of(plan.level.layers, layer, Terrain::Nothing).count() == request.size.area());
    // A captive's shackles lie in the surface layer; no camp is built around a captive.
    CHECK(plan.level.machines.empty());
}

}  // namespace

TEST_CASE("style rogue makes valid levels of every map size and grid", "[rogue][long]") {
    for (Size size : {Size{5, 4}, Size{6, 4}, Size{5, 9}, Size{12, 7}, Size{20, 12}, Size{40, 20},
                      Size{79, 29}, Size{79, 64}, Size{80, 65}, Size{200, 60}, Size{500, 10}, Size{7, 500}})
        for (Size grid :
             {Size{1, 1}, Size{2, 1}, Size{1, 3}, Size{3, 3}, Size{4, 4}, Size{8, 6}, Size{50, 50}})
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                LevelRequest request{.seed = seed,
                                     .style = Style::Rogue,
                                     .depth = 1 + static_cast<int>(seed) % 3,
                                     .size = size};
                request.rogue.grid = grid;
                request.rogue.gone_rooms = seed % 2 == 0;
                request.rogue.bent_corridors = seed % 3 != 0;
                check(request);
            }
}

TEST_CASE("style rogue keeps its rules on the standard map over 250 seeds", "[rogue]") {
    for (std::uint64_t seed = 1; seed <= 250; ++seed) check({.seed = seed, .style = Style::Rogue});
}

TEST_CASE("zero to three of nine rooms are gone, equally often, never the first or last",
          "[rogue][statistics]") {
    std::map<int, int> gone;
    constexpr int levels = 1200;
    for (std::uint64_t seed = 1; seed <= levels; ++seed) {
        const Draft draft = made({.seed = seed, .style = Style::Rogue}).draft;
        int count = 0;
        for (const RoomRecord& room : draft.rooms) count += room.shape == RoomShape::GoneRoom ? 1 : 0;
        ++gone[count];
        REQUIRE(draft.rooms[static_cast<std::size_t>(draft.first_room)].shape == RoomShape::GridRoom);
        REQUIRE(draft.rooms[static_cast<std::size_t>(draft.last_room)].shape == RoomShape::GridRoom);
    }
    REQUIRE(gone.size() == 4);
    for (const auto& [count, times] : gone) CHECK(times / double{levels} == Approx(0.25).margin(0.05));
}

TEST_CASE("corridors of style rogue have one bend at most, or none where asked", "[rogue]") {
    // Two rooms side by side: the corridor between their middles has one corner at most, or is a line in
    // steps.
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        for (bool bent : {true, false}) {
            LevelRequest request{.seed = seed, .style = Style::Rogue, .size = {60, 24}};
            request.rogue = {.grid = {2, 1}, .gone_rooms = false, .bent_corridors = bent};
            const Draft draft = made(request).draft;
            const Pos a = draft.centers[0];
            const Pos b = draft.centers[1];
            BitGrid path = draft.plan.floor;
            for (int i = 0; i < request.size.area(); ++i)
                if (draft.room_of.at_index(i) >= 0) path.reset(request.size.at(i));
            const BitGrid::Bounds box{{std::min(a.x, b.x), std::min(a.y, b.y)},
                                      {std::max(a.x, b.x), std::max(a.y, b.y)}};
            REQUIRE(path.within(rectangle(request.size, box.low, box.high)));
            if (bent) {
                const BitGrid first = rectangle(request.size, {box.low.x, a.y}, {box.high.x, a.y}) |
                                      rectangle(request.size, {b.x, box.low.y}, {b.x, box.high.y});
                const BitGrid second = rectangle(request.size, {a.x, box.low.y}, {a.x, box.high.y}) |
                                       rectangle(request.size, {box.low.x, b.y}, {box.high.x, b.y});
                REQUIRE((path.within(first) || path.within(second)));
            } else {
                // Never further than half a cell from the line, measured across its longer side.
                const int width = box.width() - 1;
                const int height = box.height() - 1;
                path.for_each([&](Pos p) {
                    const int cross = std::abs((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x));
                    REQUIRE(cross <= std::max(width, height));
                });
            }
        }
}

TEST_CASE("a rogue level with a single room has its stairs as far apart as possible", "[rogue]") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        LevelRequest request{.seed = seed, .style = Style::Rogue, .size = {30, 12}};
        request.rogue.grid = {1, 1};
        const GridPlan plan = made(request);
        const BitGrid::Bounds box = plan.draft.plan.floor.bounds();
        CHECK(king_distance(plan.level.stairs.up, plan.level.stairs.down) ==
              std::max(box.width(), box.height()) - 1);
    }
}

TEST_CASE("style rogue has one Amulet on depth 26, on maps of every size", "[dungeon][rogue][long]") {
    const auto amulets = [](const LevelRequest& request) {
        const Result<Level> level = generate(request);
        INFO(request.size.width << " x " << request.size.height << ", seed " << request.seed);
        REQUIRE(level.ok());
        return std::count_if(level.value().items.begin(), level.value().items.end(),
                             [](const Item& item) { return item.kind == ItemKind::Amulet; });
    };
    for (std::uint64_t seed : {5090075, 5090183})
        CHECK(amulets({.seed = seed, .style = Style::Rogue, .depth = 26, .size = {12, 7}}) == 1);
    for (Size size : {Size{5, 4}, Size{6, 4}, Size{8, 6}, Size{10, 6}, Size{12, 7}, Size{20, 9}})
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            CHECK(amulets({.seed = seed, .style = Style::Rogue, .depth = 26, .size = size}) == 1);
}

TEST_CASE("stairs of style rogue block no way through a room one cell wide", "[rogue]") {
    // '0' and '1' are the cells of two rooms. In the first only the dead end may be taken.
    constexpr std::string_view picture = R"(
        ###########
        #.0########
        ##0########
        ##0..111###
        ##0##111###
        ##0##111###
        ###########
    )";
    for (const bool is_first : {false, true})
        for (std::uint64_t key = 1; key <= 40; ++key) {
            LevelPlan goal;
            goal.size = drawn::size_of(picture);
            Draft draft{goal, RunCounters{1}};
            draft.plan.floor = drawn::cells(picture, ".01");
            draft.room_of = Grid<std::int16_t>{goal.size, -1};
            drawn::cells(picture, "0").for_each([&](Pos at) { draft.room_of[at] = 0; });
            drawn::cells(picture, "1").for_each([&](Pos at) { draft.room_of[at] = 1; });
            draft.first_room = is_first ? 0 : 1;
            draft.last_room = is_first ? 1 : 0;
            Rng rng{key};
            rogue_stairs(draft, rng);
            CHECK((is_first ? draft.stairs.up : draft.stairs.down) == Pos{2, 5});
            CHECK((is_first ? draft.stairs.down : draft.stairs.up) != Pos{5, 3});
        }
}

}  // namespace cellophane
