#include "play/society/monster_placement.h"

#include "play/scenario.h"
#include "support/catch.h"

// Where creatures are put that have to go somewhere (rules/monsters.md 9.7 and 16.3).

namespace cellophane::monster_placement_scenes {

namespace {

constexpr std::string_view corridor = R"(
    ################
    #<.~..l...:...@#
    ################
)";

Pos refuge(Scenario& s, Monster& monster, std::initializer_list<Pos> shunned = {}) {
    BitGrid avoided{s.level().size()};
    for (const Pos at : shunned) avoided.set(at);
    Moment now{s};
    return nearest_refuge(now.level, monster, avoided);
}

Pos footing(Scenario& s, Monster& monster) {
    Moment now{s};
    return nearest_footing(now.level, monster, BitGrid{s.level().size()});
}

}  // namespace

TEST_CASE("cells with the hero, a creature that is about, or a way off the level are taken",
          "[play][placement]") {
    Scenario s{corridor};
    add_live_creature(s, MonsterKind::Goblin, {4, 1});
    add_live_creature(s, MonsterKind::Goblin, {5, 1}).set(MonsterMark::Dormant);
    const BitGrid free = unoccupied_cells(s.game);
    CHECK_FALSE(free.test({14, 1}));
    CHECK_FALSE(free.test({4, 1}));
    CHECK(free.test({5, 1}));
    CHECK_FALSE(free.test({1, 1}));
    CHECK(free.test({2, 1}));
    for (const Terrain way : {Terrain::DownwardStaircase, Terrain::DungeonExit, Terrain::CrystalPortal}) {
        s.level().layers.put(Layer::Dungeon, {2, 1}, way);
        CHECK_FALSE(unoccupied_cells(s.game).test({2, 1}));
    }
}

TEST_CASE("a refuge is the nearest free cell that the body bears", "[play][placement]") {
    Scenario s{corridor};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 1});
    // Its own cell is taken by itself: left of it is floor, right of it lava.
    CHECK(refuge(s, goblin) == Pos{4, 1});
    CHECK(refuge(s, goblin, {{4, 1}}) == Pos{7, 1});
    CHECK(refuge(s, goblin, {{4, 1}, {7, 1}, {8, 1}}) == Pos{2, 1});
    goblin.vitals.statuses.set(Status::FireImmune, 10);
    CHECK(refuge(s, goblin, {{4, 1}}) == Pos{6, 1});
    goblin.vitals.statuses.end(Status::FireImmune);
    goblin.vitals.statuses.set(Status::Levitating, 10);
    CHECK(refuge(s, goblin, {{4, 1}}) == Pos{6, 1});
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {2, 1});
    CHECK(refuge(s, eel) == Pos{3, 1});
}

TEST_CASE("footing is found on foot alone, whatever the creature stands in", "[play][placement]") {
    Scenario s{corridor};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {6, 1});
    // In lava: out to either side.
    const Pos out = footing(s, goblin);
    CHECK((out == Pos{5, 1} || out == Pos{7, 1}));
    // Between water and lava there are two cells, one of them its own; past them it cannot walk.
    goblin.at = {5, 1};
    CHECK(footing(s, goblin) == Pos{4, 1});
    add_live_creature(s, MonsterKind::Monkey, {4, 1});
    CHECK_FALSE(s.level().size().contains(footing(s, goblin)));
    goblin.vitals.statuses.set(Status::Levitating, 10);
    CHECK(footing(s, goblin) == Pos{6, 1});
}

TEST_CASE("a creature that is put on dry land has come ashore", "[play][placement]") {
    Scenario s{corridor};
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {3, 1});
    const Item& carried = give(s, eel, ItemKind::Mango);
    for (const Pos to : {Pos{3, 1}, Pos{4, 1}}) {
        eel.vitals.submerged = true;
        Moment now{s};
        put(now.level, eel, to);
        CHECK(eel.at == to);
        CHECK(eel.vitals.submerged == (to == Pos{3, 1}));
        CHECK(carried.at == to);
    }
}

TEST_CASE("a dormant creature wakes where it is, beside who stands there, or not at all",
          "[play][placement]") {
    const auto wakes = [](std::string_view picture, bool is_walled) {
        Scenario s{picture};
        Monster& goblin =
            add_live_creature(s, MonsterKind::Goblin, drawn::spot(picture, is_walled ? 'X' : '@'));
        goblin.set(MonsterMark::Dormant);
        if (is_walled) s.level().layers.put(Layer::Dungeon, goblin.at, Terrain::MarbleStatue);
        BitGrid cells{s.level().size()};
        cells.set(goblin.at);
        const Pos before = goblin.at;
        Moment now{s};
        now.level.around().creatures.wake(cells);
        if (goblin.is_dormant()) {
            CHECK(goblin.at == before);
            return false;
        }
        CHECK(king_distance(goblin.at, before) == 1);
        CHECK(goblin.vitals.ticks == 200);
        return true;
    };
    CHECK(wakes("####\n#@.#\n####\n", false));
    CHECK_FALSE(wakes("####\n#@##\n####\n", false));
    CHECK(wakes("#####\n#@.X#\n#####\n", true));
    CHECK_FALSE(wakes("#####\n#@#X#\n#####\n", true));
    // Where nothing is in its way it stays.
    Scenario s{"#####\n#@..#\n#####\n"};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 1});
    Monster& inside = add_live_creature(s, MonsterKind::Goblin, {3, 1});
    goblin.set(MonsterMark::Dormant);
    inside.set(MonsterMark::Dormant);
    inside.inside = goblin.id;
    Moment now{s};
    now.level.around().creatures.wake(BitGrid{s.level().size()});
    CHECK(goblin.is_dormant());
    now.level.around().creatures.wake(BitGrid{s.level().size()}.complement());
    CHECK_FALSE(goblin.is_dormant());
    CHECK(goblin.at == Pos{3, 1});
    CHECK(inside.is_dormant());
}

}  // namespace cellophane::monster_placement_scenes
