#include "dungeon/population/item_placement.h"
#include "dungeon/draft/survey.h"

#include "dungeon/stages/stages.h"
#include "support/catch.h"
#include "support/levels/drafts.h"

// Where things come to lie: rules/levels.md 23.4, on a drawn map.

namespace cellophane {

namespace {

// A start, a room behind a door, a room behind a door and a secret door, and a hallway.
constexpr std::string_view rooms = R"(
########################
#<....#.....#.....######
##....+.....s.....##...#
##....#.....#......+...#
##....#..~..#.....##...#
########################
)";

Draft ready() {
    Draft draft = drawn::draft(rooms, 6);
    draft.stairs = {.up = {1, 1}, .down = {0, 0}};
    analyze(draft);
    return draft;
}

}  // namespace

TEST_CASE("weights of item placement grow with doors passed, and most with secret doors",
          "[item_placement]") {
    Draft draft = ready();
    const ItemWeights placement = weigh_cells(draft);
    const auto& weights = placement.cells;
    CHECK(weights[{3, 2}] == 10);
    CHECK(weights[{4, 3}] == 10);
    CHECK(weights[{8, 1}] == 110);
    CHECK(weights[{10, 3}] == 110);
    CHECK(weights[{14, 2}] == 30110);
    CHECK(weights[{21, 3}] == 30210);
    // 1 : 11 : 3011 : 3021, in tenths.
    for (Pos excluded : {Pos{6, 2}, Pos{12, 2}, Pos{18, 3}, Pos{19, 3}, Pos{9, 4}, Pos{0, 0}, Pos{1, 1}})
        CHECK(weights[excluded] == 0);
}

TEST_CASE("cells in machines, in loops, on chokepoints and on traps have no weight for items",
          "[item_placement]") {
    Draft draft = ready();
    draft.ownership.areas.set({3, 3});
    draft.ownership.number[{3, 3}] = 1;
    draft.topology.loops.cells().set({4, 2});
    draft.topology.chokepoints.set({3, 4});
    draft.layers[Layer::Dungeon][{8, 1}] = Terrain::HiddenFireTrap;
    const ItemWeights placement = weigh_cells(draft);
    for (Pos excluded : {Pos{3, 3}, Pos{4, 2}, Pos{3, 4}, Pos{8, 1}}) CHECK(placement.cells[excluded] == 0);
    CHECK(placement.cells[{4, 3}] == 10);
}

TEST_CASE("floor that cannot be reached becomes wall", "[item_placement]") {
    Draft draft = drawn::draft(R"(
###########
#<....#...#
##....#...#
##....#...#
###########
)",
                               3);
    draft.stairs = {.up = {1, 1}, .down = {0, 0}};
    analyze(draft);
    const ItemWeights placement = weigh_cells(draft);
    CHECK(draft.layers[Layer::Dungeon][{8, 2}] == Terrain::StoneWall);
    CHECK(draft.layers[Layer::Dungeon][{4, 2}] == Terrain::Floor);
}

TEST_CASE("placing an item lowers the weights around it to a tenth at most", "[item_placement]") {
    Draft draft = ready();
    ItemWeights placement = weigh_cells(draft);
    Rng rng{1};
    const Pos at = draw_by_weight(placement, draft, rng);
    const std::int32_t before = weigh_cells(draft).cells[at];
    CHECK(before > 0);
    CHECK(placement.cells[at] == 0);
    for (int i = 0; i < draft.goal.size.area(); ++i) {
        const Pos p = draft.goal.size.at(i);
        if (p == at) continue;
        const std::int32_t was = weigh_cells(draft).cells[p];
        const bool near = king_distance(p, at) <= 5;
        CHECK(placement.cells[p] == (near && was == before ? std::max(1, was / 10) : was));
    }
}

TEST_CASE("cells are drawn by their weights", "[item_placement]") {
    Draft draft = ready();
    const ItemWeights fresh = weigh_cells(draft);
    double total = 0;
    double hidden = 0;
    for (int i = 0; i < draft.goal.size.area(); ++i) {
        total += fresh.cells.at_index(i);
        if (draft.goal.size.at(i).x > 18) hidden += fresh.cells.at_index(i);
    }
    constexpr int draws = 20000;
    int behind = 0;
    Rng rng{stream_key(23, "draws")};
    for (int i = 0; i < draws; ++i) {
        ItemWeights placement = fresh;
        const Pos at = draw_by_weight(placement, draft, rng);
        CHECK(fresh.cells[at] > 0);
        behind += at.x > 18 ? 1 : 0;
    }
    CHECK(1.0 * behind / draws == Approx(hidden / total).margin(0.012));
}

TEST_CASE("when all weights are used up any floor cell is drawn", "[item_placement]") {
    Draft draft = drawn::draft("######\n#<..##\n######\n", 3);
    draft.stairs = {.up = {1, 1}, .down = {0, 0}};
    draft.ownership.areas.set({5, 1});
    analyze(draft);
    ItemWeights placement = weigh_cells(draft);
    Rng rng{1};
    for (int i = 0; i < 20; ++i) {
        const Pos at = draw_by_weight(placement, draft, rng);
        CHECK((at == Pos{2, 1} || at == Pos{3, 1}));
    }
}

TEST_CASE("food keeps out of hallways but not out of loops", "[item_placement]") {
    Draft draft = ready();
    draft.topology.loops.cells() |= rectangle(draft.goal.size, {2, 1}, {5, 4});
    ItemWeights placement = weigh_cells(draft);
    Rng rng{2};
    int in_loop = 0;
    for (int i = 0; i < 500; ++i) {
        const Pos at = draw_in_the_open(placement, draft, rng);
        REQUIRE_FALSE(at == nowhere);
        CHECK_FALSE(at == Pos{18, 3});
        CHECK(draft.layers[Layer::Dungeon][at] == Terrain::Floor);
        CHECK(draft.layers[Layer::Liquid][at] == Terrain::Nothing);
        in_loop += draft.topology.loops.test(at) ? 1 : 0;
    }
    CHECK(in_loop > 50);
}

}  // namespace cellophane
