#include "play/items/dropping.h"
#include "play/scenario.h"
#include "play/turn/level_context.h"
#include "support/catch.h"

// A creature that is moved takes along what it carries (rules/terrain.md 4.1 and 4.5).

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
    mango.carrier = s.level().monsters.back().id;
    s.level().items.push_back(mango);
}

}  // namespace

TEST_CASE("a monster that is pushed aside keeps the item it carries", "[play][body]") {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    add_bearer(s, {4, 1});
    Moment now{s};
    BitGrid cells{s.level().size()};
    cells.set({4, 1});
    now.level.around().creatures.make_room(cells);
    REQUIRE_FALSE(s.level().monsters[0].at == Pos{4, 1});
    CHECK(s.level().items[0].at == s.level().monsters[0].at);
}

TEST_CASE("a monster that wakes in a wall is moved with the item it carries", "[play][body]") {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    add_bearer(s, {4, 1});
    s.level().monsters[0].marks = {MonsterMark::Dormant};
    s.level().layers[Layer::Dungeon][{4, 1}] = Terrain::StoneWall;
    Moment now{s};
    BitGrid cells{s.level().size()};
    cells.set({4, 1});
    now.level.around().creatures.wake(cells);
    REQUIRE_FALSE(s.level().monsters[0].is_dormant());
    REQUIRE_FALSE(s.level().monsters[0].at == Pos{4, 1});
    CHECK(s.level().items[0].at == s.level().monsters[0].at);
}

TEST_CASE("a dropped item lands where its carrier could have walked", "[play][body]") {
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{"#######\n#.@...#\n#######\n#.....#\n#######\n", key};
        for (int x = 2; x <= 5; ++x) s.level().items.push_back(some_item(ItemKind::Ration, {x, 1}));
        add_bearer(s, {4, 1});
        Moment now{s};
        drop_carried(now.level, s.level().monsters[0]);
        CHECK(s.level().items.back().at == Pos{1, 1});
        // Only if there is no such place it goes beyond the wall.
        add_bearer(s, {4, 1});
        drop_carried(now.level, s.level().monsters[1]);
        CHECK(s.level().items.back().at.y == 3);
    }
}

}  // namespace cellophane
