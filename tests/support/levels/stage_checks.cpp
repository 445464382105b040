#include "support/levels/stage_checks.h"

#include <array>

#include "support/levels/ground.h"

namespace cellophane {

namespace {

using Fail = std::function<void(std::string, std::string)>;

/// rules/levels.md 7.3: rooms joined by one door each, apart even at their corners.
void check_tree(const Draft& draft, LevelFacts& facts, const Fail& fail) {
    const FloorPlan& plan = draft.plan;
    const int rooms = static_cast<int>(draft.rooms.size());
    facts.rooms_attached = rooms - 1;
    facts.floor_cells = plan.floor.count();
    for (const RoomRecord& room : draft.rooms) facts.hallways += room.has_hallway ? 1 : 0;

    const char* rule = "rooms grow into a tree";
    if (plan.doors.count() != rooms - 1)
        fail(rule, std::to_string(plan.doors.count()) + " doors for " + std::to_string(rooms) + " rooms");
    if (plan.floor.intersects(plan.doors)) fail(rule, "a door is floor too");
    if (!is_connected(plan.open())) fail(rule, "not connected");
    if (parts_of(plan.floor) != rooms)
        fail(rule, "closed doors leave " + std::to_string(parts_of(plan.floor)) + " parts");
    plan.doors.for_each([&](Pos door) {
        int beside = 0;
        for (Direction d : cardinals) beside += plan.floor.test(door + step(d)) ? 1 : 0;
        if (beside != 2) fail(rule, "a door with " + std::to_string(beside) + " floor neighbours");
    });
    // No two rooms meet at a corner: every diagonal pair of floor has floor beside it on its own side.
    const BitGrid& f = plan.floor;
    const BitGrid south_east = f & f.shifted(Pos{-1, -1});
    const BitGrid south_west = f & f.shifted(Pos{1, -1});
    const auto joined = [&](Pos a, Pos b) { return f.test({a.x, b.y}) || f.test({b.x, a.y}); };
    const auto same_room = [&](Pos a, Pos b) {
        BitGrid seed{f.size()};
        seed.set(a);
        return flood(seed, f).test(b);
    };
    south_east.for_each([&](Pos p) {
        const Pos q = p + Pos{1, 1};
        if (!joined(p, q) && !same_room(p, q)) fail("rooms do not touch", "corner to corner");
    });
    south_west.for_each([&](Pos p) {
        const Pos q = p + Pos{-1, 1};
        if (!joined(p, q) && !same_room(p, q)) fail("rooms do not touch", "corner to corner");
    });
    int cells = 0;
    for (const RoomRecord& room : draft.rooms) cells += room.cells;
    if (cells != plan.floor.count()) fail("room records count every cell", std::to_string(cells));
    if (plan.open().intersects(rim(plan.floor.size()))) fail("the plan keeps off the edge", "it does not");
}

/// rules/levels.md 8: what the loop step leaves; the way round any wall cell is at most 20.
void check_loops(const Draft& draft, LevelFacts& facts, const Fail& fail) {
    const FloorPlan& plan = draft.plan;
    const int tree_doors = static_cast<int>(draft.rooms.size()) - 1;
    facts.loops = plan.doors.count() - tree_doors;
    if (facts.loops != draft.loops) fail("loops are counted", std::to_string(draft.loops));
    if (draft.goal.style == Style::Classic || draft.goal.tuning[Tunable::Loops] < untuned) return;
    const BitGrid open = plan.open();
    const BitGrid rock = open.complement();
    const auto look = [&](Pos by) {
        const BitGrid walls = rock & plan.floor.shifted(by) & plan.floor.shifted(Pos{-by.x, -by.y});
        walls.for_each([&](Pos wall) {
            BitGrid reached{open.size()};
            reached.set(wall - by);
            for (int steps = 0; steps < 20 && !reached.test(wall + by); ++steps)
                reached = reached.dilated4() & open;
            if (!reached.test(wall + by)) fail("no detour longer than 20 is left", "there is one");
        });
    };
    // The search costs more than digging the level: a sample is enough.
    if (draft.goal.key % 8 != 0) return;
    look({1, 0});
    look({0, 1});
}

void check_floor(const Draft& draft, const Fail& fail) {
    const char* rule = "the plan becomes floor and doors, the rest rock";
    const BitGrid open = draft.plan.open();
    for (int i = 0; i < draft.goal.size.area(); ++i) {
        const Pos p = draft.goal.size.at(i);
        const Terrain terrain = draft.layers[Layer::Dungeon][p];
        const bool right =
            draft.plan.floor.test(p)   ? terrain == Terrain::Floor || draft.goal.style == Style::Rogue
            : draft.plan.doors.test(p) ? terrain == Terrain::Floor || terrain == Terrain::WoodenDoor
                                       : terrain == Terrain::Granite || terrain == Terrain::StoneWall;
        if (!right) return fail(rule, "not at " + std::to_string(p.x) + "," + std::to_string(p.y));
        bool exposed = false;
        for (Direction d : cardinals) exposed |= open.test(p + step(d));
        if (!open.test(p) && (terrain == Terrain::StoneWall) != exposed)
            return fail("the first wall pass looks at four neighbours", "walls differ");
    }
}

/// rules/levels.md 10.2: what lies under no lake stays in one piece.
void check_lakes(const Draft& draft, LevelFacts& facts, const Fail& fail) {
    facts.lake_cells = draft.lakes.count();
    facts.lakes = draft.lake_count;
    const Ground ground{draft.layers};
    if (!is_connected(ground.blocked.complement() - draft.lakes))
        fail("lakes never cut the level", "one did");
    if (draft.lakes.intersects(ground.solid)) fail("lakes eat walls and doors", "a wall stands in one");
    if (draft.lakes.intersects(rim(draft.goal.size))) fail("the map's edge is solid", "a lake reaches it");
    const int most = draft.goal.style == Style::Classic ? 10 : 6;
    if (draft.lake_count > draft.goal.tuning.of(Tunable::Lakes, most)) fail("at most so many lakes", "more");
}

BitGrid within(const BitGrid& cells, int width) {
    BitGrid result{cells.size()};
    for (int dx = -width; dx <= width; ++dx)
        for (int dy = -width; dy <= width; ++dy)
            if (dx * dx + dy * dy <= width * width) result |= cells.shifted(Pos{dx, dy});
    return result;
}

/// rules/levels.md 10.3 and 10.4: every lake cell filled, neighbors alike, wreaths exactly so wide.
void check_liquids(const Draft& draft, const Fail& fail) {
    const auto liquid = [&](Terrain terrain) { return cells_of(draft.layers, Layer::Liquid, terrain); };
    struct Kind {
        Terrain lake;
        Terrain wreath;
        int width;
    };
    constexpr Kind kinds[] = {{Terrain::Lava, Terrain::Nothing, 0},
                              {Terrain::DeepWater, Terrain::ShallowWater, 2},
                              {Terrain::Chasm, Terrain::ChasmEdge, 1},
                              {Terrain::InertBrimstone, Terrain::Obsidian, 2}};
    BitGrid filled{draft.goal.size};
    for (const Kind& kind : kinds) {
        const BitGrid lake = liquid(kind.lake);
        if (lake.any() && kind.width > 0) {
            BitGrid expected = within(lake, kind.width) - draft.lakes;
            if (!(liquid(kind.wreath) == expected))
                fail("wreaths are as wide as their liquid asks", "they are not");
        } else if (kind.width > 0 && liquid(kind.wreath).any()) {
            fail("wreaths are as wide as their liquid asks", "one without a lake");
        }
        // Lakes closer than five cells share a liquid.
        BitGrid near = lake;
        for (int i = 0; i < 4; ++i) near = near.dilated8();
        if (((near & draft.lakes) - lake).any()) fail("lakes close together share a liquid", "two differ");
        filled |= lake;
    }
    if (!(filled == draft.lakes)) fail("every lake cell is filled", "some are not, or others are");
    const BitGrid wet = liquid(Terrain::Nothing).complement();
    if (wet.intersects(cells_of(draft.layers, Layer::Dungeon, Terrain::WoodenDoor)))
        fail("no door stands in a wreath", "one does");
}

/// Right after the step that removes them (27.2, item 5).
void check_diagonals(const Draft& draft, const Fail& fail) {
    // Upper left cells of blocks that no machine has a cell of.
    const BitGrid claimed = draft.ownership.any();
    const BitGrid found = diagonal_openings(draft.layers) - claimed - claimed.shifted(Pos{-1, 0}) -
                          claimed.shifted(Pos{0, -1}) - claimed.shifted(Pos{-1, -1});
    if (found.any()) fail("no diagonal openings", std::to_string(found.count()));
}

void check_entrance(const Draft& draft, const Fail& fail) {
    if (draft.goal.depth != 1 || !(draft.goal.size == standard_size)) return;
    BitGrid tee{draft.goal.size};
    if (draft.goal.style == Style::Brogue) {
        tee = rectangle(draft.goal.size, {34, 17}, {41, 26}) | rectangle(draft.goal.size, {28, 22}, {47, 26});
    } else if (draft.goal.style == Style::Classic) {
        tee = rectangle(draft.goal.size, {35, 17}, {43, 26}) | rectangle(draft.goal.size, {29, 23}, {48, 26});
    } else {
        return;
    }
    if (!(draft.plan.floor == tee)) fail("the first level begins with the upside-down T", "it does not");
}

void check_rogue_plan(const Draft& draft, LevelFacts& facts, const Fail& fail) {
    for (const auto& linked : draft.links) facts.links += static_cast<int>(linked.size());
    facts.links /= 2;
    facts.rooms_attached = static_cast<int>(draft.rooms.size());
    facts.floor_cells = draft.plan.floor.count();
    for (int i = 0; i < draft.goal.size.area(); ++i)
        facts.room_cells += draft.room_of.at_index(i) >= 0 ? 1 : 0;
    facts.corridor_cells = draft.plan.floor.count() - facts.room_cells;
    if (!is_connected(draft.plan.floor)) fail("rooms and corridors are one region", "they are not");
}

/// rules/levels.md 25.4, item 9: exactly two rock, one or two room, at most one corridor around every door.
void check_rogue_doors(const Draft& draft, const Fail& fail) {
    cells_of(draft.layers, Layer::Dungeon, Terrain::WoodenDoor).for_each([&](Pos p) {
        int rock = 0;
        int room = 0;
        for (Direction d : cardinals) {
            const Pos q = p + step(d);
            rock += draft.plan.open().test(q) ? 0 : 1;
            room += draft.room_of[q] >= 0 ? 1 : 0;
        }
        if (rock != 2 || room < 1 || draft.room_of[p] >= 0)
            fail("doors stand where a corridor meets a room", "not one");
    });
}

}  // namespace

void check_stage(std::string_view stage, const Draft& draft, LevelFacts& facts, const Fail& fail) {
    const bool rogue = draft.goal.style == Style::Rogue;
    if (stage == "first_room" && !rogue) {
        if (!is_connected(draft.plan.floor) || draft.plan.floor.none())
            fail("the first room is one part", "not so");
        if (draft.plan.floor.intersects(rim(draft.goal.size)))
            fail("the plan keeps off the edge", "first room");
        check_entrance(draft, fail);
    }
    if (stage == "attach_rooms")
        rogue ? check_rogue_plan(draft, facts, fail) : check_tree(draft, facts, fail);
    if (stage == "add_loops") check_loops(draft, facts, fail);
    if (stage == "lay_floor" && !rogue) check_floor(draft, fail);
    if (stage == "lay_floor" && rogue) check_rogue_doors(draft, fail);
    if (stage == "design_lakes") check_lakes(draft, facts, fail);
    if (stage == "fill_lakes") check_liquids(draft, fail);
    if (stage == "clear_diagonals") check_diagonals(draft, fail);
    if (stage == "build_bridges") facts.bridges = draft.bridges;
}

}  // namespace cellophane
