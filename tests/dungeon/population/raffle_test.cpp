#include "dungeon/population/raffle.h"

#include "dungeon/stages/stages.h"
#include "support/catch.h"
#include "support/levels/drafts.h"

// Where things come to lie: spec 10, section 23.4, on a drawn map.

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
    analyse(draft);
    return draft;
}

}  // namespace

TEST_CASE("tickets grow with doors, and most with secret doors", "[raffle]") {
    Draft draft = ready();
    const ItemRaffle raffle{draft};
    const auto& tickets = raffle.tickets();
    CHECK(tickets[{3, 2}] == 10);
    CHECK(tickets[{4, 3}] == 10);
    CHECK(tickets[{8, 1}] == 110);
    CHECK(tickets[{10, 3}] == 110);
    CHECK(tickets[{14, 2}] == 30110);
    CHECK(tickets[{21, 3}] == 30210);
    // 1 : 11 : 3011 : 3021, in tenths.
    for (Pos excluded : {Pos{6, 2}, Pos{12, 2}, Pos{18, 3}, Pos{19, 3}, Pos{9, 4}, Pos{0, 0}, Pos{1, 1}})
        CHECK(tickets[excluded] == 0);
}

TEST_CASE("no tickets in machines, loops or on chokepoints", "[raffle]") {
    Draft draft = ready();
    draft.claims.areas.set({3, 3});
    draft.claims.number[{3, 3}] = 1;
    draft.topology.loops.cells().set({4, 2});
    draft.topology.chokepoints.set({3, 4});
    draft.strata[Layer::Dungeon][{8, 1}] = Terrain::HiddenFireTrap;
    const ItemRaffle raffle{draft};
    for (Pos excluded : {Pos{3, 3}, Pos{4, 2}, Pos{3, 4}, Pos{8, 1}}) CHECK(raffle.tickets()[excluded] == 0);
    CHECK(raffle.tickets()[{4, 3}] == 10);
}

TEST_CASE("floor that nobody can reach becomes wall", "[raffle]") {
    Draft draft = drawn::draft(R"(
###########
#<....#...#
##....#...#
##....#...#
###########
)",
                               3);
    draft.stairs = {.up = {1, 1}, .down = {0, 0}};
    analyse(draft);
    const ItemRaffle raffle{draft};
    CHECK(draft.strata[Layer::Dungeon][{8, 2}] == Terrain::StoneWall);
    CHECK(draft.strata[Layer::Dungeon][{4, 2}] == Terrain::Floor);
}

TEST_CASE("a drawn place cools its surroundings down to a tenth", "[raffle]") {
    Draft draft = ready();
    ItemRaffle raffle{draft};
    Rng rng{1};
    const Pos at = raffle.draw(draft, rng);
    const std::int32_t before = ItemRaffle{draft}.tickets()[at];
    CHECK(before > 0);
    CHECK(raffle.tickets()[at] == 0);
    for (int i = 0; i < draft.goal.size.area(); ++i) {
        const Pos p = draft.goal.size.at(i);
        if (p == at) continue;
        const std::int32_t was = ItemRaffle{draft}.tickets()[p];
        const bool near = king_distance(p, at) <= 5;
        CHECK(raffle.tickets()[p] == (near && was == before ? std::max(1, was / 10) : was));
    }
}

TEST_CASE("places are drawn by their tickets", "[raffle]") {
    Draft draft = ready();
    const ItemRaffle fresh{draft};
    double total = 0;
    double hidden = 0;
    for (int i = 0; i < draft.goal.size.area(); ++i) {
        total += fresh.tickets().at_index(i);
        if (draft.goal.size.at(i).x > 18) hidden += fresh.tickets().at_index(i);
    }
    constexpr int draws = 20000;
    int behind = 0;
    Rng rng{stream_key(23, "draws")};
    for (int i = 0; i < draws; ++i) {
        ItemRaffle raffle = fresh;
        const Pos at = raffle.draw(draft, rng);
        CHECK(fresh.tickets()[at] > 0);
        behind += at.x > 18 ? 1 : 0;
    }
    CHECK(1.0 * behind / draws == Approx(hidden / total).margin(0.012));
}

TEST_CASE("when all tickets are spent any floor will do", "[raffle]") {
    Draft draft = drawn::draft("######\n#<..##\n######\n", 3);
    draft.stairs = {.up = {1, 1}, .down = {0, 0}};
    draft.claims.areas.set({5, 1});
    analyse(draft);
    ItemRaffle raffle{draft};
    Rng rng{1};
    for (int i = 0; i < 20; ++i) {
        const Pos at = raffle.draw(draft, rng);
        CHECK((at == Pos{2, 1} || at == Pos{3, 1}));
    }
}

TEST_CASE("food keeps out of hallways but not out of loops", "[raffle]") {
    Draft draft = ready();
    draft.topology.loops.cells() |= rectangle(draft.goal.size, {2, 1}, {5, 4});
    ItemRaffle raffle{draft};
    Rng rng{2};
    int in_loop = 0;
    for (int i = 0; i < 500; ++i) {
        const Pos at = raffle.place_in_the_open(draft, rng);
        REQUIRE_FALSE(at == nowhere);
        CHECK_FALSE(at == Pos{18, 3});
        CHECK(draft.strata[Layer::Dungeon][at] == Terrain::Floor);
        CHECK(draft.strata[Layer::Liquid][at] == Terrain::Nothing);
        in_loop += draft.topology.loops.test(at) ? 1 : 0;
    }
    CHECK(in_loop > 50);
}

}  // namespace cellophane
