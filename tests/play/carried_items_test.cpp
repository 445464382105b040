#include "play/effects/living_level.h"
#include "play/scenario.h"
#include "support/catch.h"

// Whoever is moved takes along what he carries (spec 30, sections 4.1 and 4.5).

namespace cellophane {

namespace {

/// A goblin with a mango, at a place.
void add_bearer(Scenario& s, Pos at) {
    Monster goblin = newborn(MonsterKind::Goblin, std::nullopt, at);
    goblin.vitals.ticks = 1'000'000;
    s.level().monsters.push_back(goblin);
    Item mango;
    mango.kind = ItemKind::Mango;
    mango.at = at;
    mango.carrier = static_cast<int>(s.level().monsters.size()) - 1;
    s.level().items.push_back(mango);
}

}  // namespace

TEST_CASE("who makes room takes along what he carries", "[play][body]") {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    add_bearer(s, {4, 1});
    Moment now{s};
    BitGrid cells{s.level().size()};
    cells.set({4, 1});
    now.level.around().dwellers.make_room(cells);
    REQUIRE_FALSE(s.level().monsters[0].at == Pos{4, 1});
    CHECK(s.level().items[0].at == s.level().monsters[0].at);
}

TEST_CASE("who wakes where there is no room takes along what he carries", "[play][body]") {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    add_bearer(s, {4, 1});
    s.level().monsters[0].marks = {MonsterMark::Dormant};
    s.level().strata[Layer::Dungeon][{4, 1}] = Terrain::StoneWall;
    Moment now{s};
    BitGrid cells{s.level().size()};
    cells.set({4, 1});
    now.level.around().dwellers.wake(cells);
    REQUIRE_FALSE(s.level().monsters[0].is_dormant());
    REQUIRE_FALSE(s.level().monsters[0].at == Pos{4, 1});
    CHECK(s.level().items[0].at == s.level().monsters[0].at);
}

}  // namespace cellophane
