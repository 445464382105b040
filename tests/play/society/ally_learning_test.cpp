#include <algorithm>
#include <set>

#include "play/ai/ally_turn.h"
#include "play/combat/duplication.h"
#include "play/effects/harm.h"
#include "play/perception/visibility.h"
#include "play/scenario.h"
#include "play/society/ally_learning.h"
#include "play/society/leadership.h"
#include "support/catch.h"
#include "support/table.h"

// What allies learn from the dead and from exploring (rules/monsters.md 14.7).

namespace cellophane::learning_scenes {

namespace {

constexpr std::string_view hall = R"(
    ####################
    #@.................#
    #..................#
    #..................#
    ####################
)";

Monster& add_pupil(Scenario& s, MonsterKind kind, Pos at) {
    Monster& ally = add_ally(s, kind, at);
    ally.schooling.slots = 1;
    return ally;
}

void kill_one(Scenario& s, Monster& victim) {
    Moment now{s};
    kill(now.level, victim, {DeathCause::Burning, Terrain::Nothing, 5});
}

}  // namespace

TEST_CASE("a goblin learns to fly or to drain from a dead bat, equally often, in forty turns",
          "[play][learning]") {
    int flying = 0;
    int draining = 0;
    constexpr int tries = 200;
    for (std::uint64_t key = 1; key <= tries; ++key) {
        Scenario s{hall, key};
        s.game.harmless = true;
        Monster& goblin = add_pupil(s, MonsterKind::Goblin, {2, 1});
        const ActorId number = goblin.id;
        Monster& bat = add_live_creature(s, MonsterKind::VampireBat, {10, 2});
        kill_one(s, bat);
        CHECK(goblin.schooling.corpse == Pos{10, 2});
        const auto find = [&]() -> const Monster& {
            return *std::find_if(s.level().monsters.begin(), s.level().monsters.end(),
                                 [&](const Monster& m) { return m.id == number; });
        };
        int turns = 0;
        while (!(find().schooling.corpse == nowhere) && turns < 60) {
            s.play(Rest{});
            ++turns;
        }
        CHECK(turns <= 41);
        const Monster& pupil = find();
        CHECK(pupil.schooling.slots == 0);
        CHECK(pupil.is(Behavior::Flies) != pupil.can(Ability::DrainsLife));
        flying += pupil.is(Behavior::Flies);
        draining += pupil.can(Ability::DrainsLife);
        // Begun and done, both told.
        if (key == 1) CHECK(s.count<Learned>() == 2);
    }
    CHECK(flying + draining == tries);
    CHECK(flying > tries * 40 / 100);
    CHECK(flying < tries * 60 / 100);
}

TEST_CASE("neither a follower to another level nor a copy takes a lesson along", "[play][learning]") {
    Scenario s{hall};
    const ActorId number = add_pupil(s, MonsterKind::Goblin, {2, 1}).id;
    kill_one(s, add_live_creature(s, MonsterKind::VampireBat, {10, 2}));
    s.level().monsters[0].turns_here = 9;
    Moment now{s};
    REQUIRE(duplicate(now.turn, now.level, s.level().monsters[0]));
    CHECK(s.level().monsters.back().turns_here == 0);
    Monster& pupil = s.level().monsters[0];
    REQUIRE(pupil.id == number);
    CHECK(pupil.schooling.corpse == Pos{10, 2});
    CHECK(s.level().monsters.back().schooling.corpse == nowhere);
    const Traveler gone = take_leave(s.level(), pupil);
    CHECK(gone.monster.schooling.corpse == nowhere);
    CHECK(gone.monster.schooling.turns_left == 0);
    CHECK(gone.monster.schooling.slots == 1);
}

TEST_CASE("an ally does not go to a corpse it cannot learn from", "[play][learning]") {
    const auto wants = [](auto&& change, MonsterKind teacher = MonsterKind::VampireBat, Pos at = {8, 2}) {
        Scenario s{hall};
        Monster& pupil = add_pupil(s, MonsterKind::Goblin, {2, 1});
        Monster& dead = add_live_creature(s, teacher, at);
        change(s, pupil, dead);
        kill_one(s, dead);
        return pupil.schooling.corpse == dead.at;
    };
    const auto nothing = [](Scenario&, Monster&, Monster&) {};
    CHECK(wants(nothing));
    CHECK(wants(nothing, MonsterKind::VampireBat, {12, 1}));
    CHECK_FALSE(wants(nothing, MonsterKind::VampireBat, {13, 1}));
    CHECK_FALSE(wants(nothing, MonsterKind::Rat));
    CHECK_FALSE(wants(nothing, MonsterKind::SpectralBlade));
    CHECK_FALSE(wants([](Scenario&, Monster& pupil, Monster&) { pupil.schooling.slots = 0; }));
    CHECK_FALSE(wants([](Scenario&, Monster& pupil, Monster&) { pupil.schooling.corpse = {1, 1}; }));
    CHECK_FALSE(wants([](Scenario&, Monster& pupil, Monster&) { pupil.state = MonsterState::Hunting; }));
    CHECK_FALSE(
        wants([](Scenario&, Monster& pupil, Monster&) { pupil.stats.behaviors |= {Behavior::Inanimate}; }));
    CHECK_FALSE(
        wants([](Scenario&, Monster& pupil, Monster&) { pupil.stats.behaviors |= {Behavior::Immobile}; }));
    CHECK_FALSE(wants([](Scenario&, Monster& pupil, Monster&) {
        pupil.stats.behaviors |= {Behavior::Flies};
        pupil.stats.abilities |= {Ability::DrainsLife};
    }));
    CHECK_FALSE(wants([](Scenario&, Monster&, Monster& dead) { dead.set(MonsterMark::Spectral); }));
    CHECK_FALSE(wants([](Scenario& s, Monster&, Monster& dead) {
        s.level().layers[Layer::Dungeon][dead.at] = Terrain::StoneWall;
    }));
    CHECK_FALSE(wants([](Scenario& s, Monster&, Monster& dead) {
        s.level().layers[Layer::Liquid][dead.at] = Terrain::DeepWater;
    }));
}

TEST_CASE("a wound interrupts learning, and near its end finishes it", "[play][learning]") {
    for (const int left : {16, 15}) {
        Scenario s{hall};
        Monster& pupil = add_pupil(s, MonsterKind::Goblin, {2, 1});
        pupil.schooling.corpse = pupil.at;
        pupil.schooling.lesson.behaviors = {Behavior::Flies};
        pupil.schooling.turns_left = left;
        pupil.set(MonsterMark::Absorbing);
        Moment now{s};
        hurt(now.level, pupil, 1, {DeathCause::Burning, Terrain::Nothing, 5}, Shielding::Bypassed);
        CHECK_FALSE(pupil.has(MonsterMark::Absorbing));
        CHECK((pupil.schooling.corpse == nowhere) == (left == 15));
    }
}

TEST_CASE("a poisoned ally does not learn, and gives up after twenty turns", "[play][learning]") {
    Scenario s{hall};
    Monster& pupil = add_pupil(s, MonsterKind::Goblin, {2, 1});
    pupil.schooling.corpse = pupil.at;
    pupil.schooling.lesson.behaviors = {Behavior::Flies};
    pupil.schooling.turns_left = turns_to_learn;
    pupil.vitals.statuses.set(Status::Poisoned, 100);
    Moment now{s};
    for (int i = 0; i < 19; ++i) CHECK_FALSE(absorb(now.acting(pupil)));
    CHECK(pupil.schooling.corpse == pupil.at);
    CHECK_FALSE(absorb(now.acting(pupil)));
    CHECK(pupil.schooling.corpse == nowhere);
    CHECK(pupil.schooling.slots == 1);
    CHECK_FALSE(pupil.is(Behavior::Flies));
}

TEST_CASE("abilities are learned before bolts, and a kind that learns to fly leaves the water",
          "[play][learning]") {
    const MonsterStats goblin = initial_stats(MonsterKind::Goblin, std::nullopt);
    MonsterStats pixie = initial_stats(MonsterKind::Pixie, std::nullopt);
    std::vector<Lesson> lessons = lessons_of(pixie, goblin);
    REQUIRE(lessons.size() == 1);
    CHECK(lessons.front().behaviors.has(Behavior::Flies));
    MonsterStats flying = goblin;
    flying.behaviors |= {Behavior::Flies};
    lessons = lessons_of(pixie, flying);
    CHECK(lessons.size() == 4);
    for (const Lesson& lesson : lessons) CHECK(lesson.bolt != Bolt::count);
    Scenario s{hall};
    Monster& eel = add_pupil(s, MonsterKind::Eel, {2, 1});
    eel.schooling.lesson.behaviors = {Behavior::Flies};
    eel.schooling.corpse = eel.at;
    Turn turn{s.game, s.events, s.caches};
    complete_lesson(turn, eel);
    CHECK(eel.is(Behavior::Flies));
    CHECK_FALSE(eel.is(Behavior::ConfinedToLiquid));
    // The eel can still submerge.
    CHECK(eel.is(Behavior::Submerges));
}

namespace {

std::set<std::string> all_lessons(const MonsterStats& teacher) {
    std::set<std::string> names;
    MonsterStats pupil;
    for (const Lesson& lesson : lessons_of(teacher, pupil)) {
        if (lesson.behaviors.has(Behavior::Flies)) names.insert("flies");
        if (lesson.behaviors.has(Behavior::ImmuneToFire)) names.insert("immune to fire");
        if (lesson.behaviors.has(Behavior::Invisible)) names.insert("invisible");
        if (lesson.behaviors.has(Behavior::Reflective)) names.insert("reflective");
        if (lesson.abilities.has(Ability::DrainsLife)) names.insert("drains life");
        if (lesson.abilities.has(Ability::CausesWeakness)) names.insert("hit causes weakness");
        if (lesson.bolt != Bolt::count) names.emplace(bolt_rows[lesson.bolt].name);
        pupil.behaviors |= lesson.behaviors;
        pupil.abilities |= lesson.abilities;
    }
    // The lessons left for a pupil that has the properties.
    for (const Lesson& lesson : lessons_of(teacher, pupil)) names.emplace(bolt_rows[lesson.bolt].name);
    return names;
}

}  // namespace

TEST_CASE("every kind teaches what the table says", "[play][learning]") {
    const Table table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/monsters.tsv"};
    int teachers = 0;
    for (const Table::Row& row : table.rows()) {
        const std::set<std::string> expected = row.set("teaches");
        const auto kind = std::find_if(monster_rows.begin(), monster_rows.end(),
                                       [&](const MonsterRow& ours) { return ours.name == row["name"]; });
        REQUIRE(kind != monster_rows.end());
        if (kind->behaviors.has(Behavior::Inanimate) || kind->behaviors.has(Behavior::Immobile)) {
            CHECK(expected.empty());
            continue;
        }
        INFO(row["name"]);
        CHECK(all_lessons(initial_stats(kind->kind, std::nullopt)) == expected);
        teachers += expected.empty() ? 0 : 1;
    }
    CHECK(teachers == 25);
}

TEST_CASE("an ally gets a learning slot every 1400 explored cells, with a bond at the first",
          "[play][learning][W31]") {
    Scenario s{hall};
    s.game.places[3] = drawn_place(hall, 4);
    s.game.places[5] = drawn_place(hall, 6);
    s.game.places[6] = drawn_place(hall, 7);
    Monster& monkey = add_pupil(s, MonsterKind::Monkey, {5, 1});
    monkey.schooling.slots = 0;
    Monster totem = newborn(MonsterKind::GoblinTotem, std::nullopt, {6, 1});
    totem.state = MonsterState::Ally;
    s.level().monsters.push_back(totem);
    for (const std::size_t depth : {4U, 6U, 7U}) s.game.places[depth - 1]->level.monsters.push_back(monkey);
    Turn turn{s.game, s.events, s.caches};
    BitGrid fresh{s.level().size()};
    for (int x = 1; x <= 14; ++x) fresh.set({x, 2});
    for (int i = 0; i < 99; ++i) share_discovery(turn, fresh);
    CHECK(monkey.schooling.experience == 1386);
    CHECK(monkey.schooling.slots == 0);
    CHECK_FALSE(monkey.has(MonsterMark::Bonded));
    share_discovery(turn, fresh);
    CHECK(monkey.schooling.experience == 1400);
    CHECK(monkey.schooling.slots == 1);
    CHECK(monkey.has(MonsterMark::Bonded));
    for (int i = 0; i < 100; ++i) share_discovery(turn, fresh);
    CHECK(monkey.schooling.slots == 2);
    CHECK(s.game.places[3]->level.monsters.front().schooling.experience == 2800);
    CHECK(s.game.places[5]->level.monsters.front().schooling.experience == 2800);
    CHECK(s.game.places[6]->level.monsters.front().schooling.experience == 0);
    CHECK(s.level().monsters[1].schooling.experience == 0);
    // One bond each for the three allies that came along.
    CHECK(s.count<BondFormed>() == 3);
    // Walls are no discovery.
    BitGrid walls{s.level().size()};
    for (int x = 0; x < 10; ++x) walls.set({x, 0});
    share_discovery(turn, walls);
    CHECK(monkey.schooling.experience == 2800);
}

TEST_CASE("cells the hero discovers while walking count for his allies", "[play][learning]") {
    constexpr std::string_view two_rooms = R"(
        ###########
        #@+.......#
        #.#.......#
        ###########
    )";
    Scenario s{two_rooms};
    s.game.harmless = true;
    Monster& ally = add_pupil(s, MonsterKind::Goblin, {1, 2});
    s.play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(ally.schooling.experience >= 12);
    CHECK(ally.schooling.experience <= 16);
}

TEST_CASE("a bonded ally is seen wherever it is, with the cells around it", "[play][learning]") {
    constexpr std::string_view apart = R"(
        ###########
        #@.#......#
        #..#......#
        #..#......#
        ###########
    )";
    Scenario s{apart};
    Monster& ally = add_pupil(s, MonsterKind::Goblin, {6, 2});
    s.look();
    CHECK_FALSE(s.known().discovered.test({6, 2}));
    CHECK_FALSE(is_perceived(s.game, ally));
    ally.set(MonsterMark::Bonded);
    s.look();
    CHECK(is_perceived(s.game, ally));
    Observation seen;
    observe(s.game, seen);
    CHECK(seen.cells[Pos{6, 2}].sight == Sight::Telepathic);
    CHECK(seen.cells[Pos{5, 1}].sight == Sight::Telepathic);
    CHECK(seen.cells[Pos{7, 3}].sight == Sight::Telepathic);
    CHECK(seen.cells[Pos{9, 2}].sight == Sight::Unknown);
    CHECK_FALSE(s.known().visible.test({6, 2}));
    CHECK(s.known().discovered.test({6, 2}));
    // A creature beside the ally is seen as well.
    const Monster& rat = add_live_creature(s, MonsterKind::Rat, {7, 2});
    s.look();
    CHECK(is_perceived(s.game, rat));
    ally.at = {9, 3};
    s.look();
    observe(s.game, seen);
    CHECK(seen.cells[Pos{5, 1}].sight == Sight::Remembered);
    CHECK_FALSE(is_perceived(s.game, rat));
}

TEST_CASE("a turn of absorbing takes as long as any turn", "[play][learning]") {
    Scenario s{hall};
    Monster& pupil = add_pupil(s, MonsterKind::Goblin, {2, 1});
    pupil.schooling.corpse = pupil.at;
    pupil.schooling.lesson.behaviors = {Behavior::Flies};
    pupil.schooling.turns_left = 9;
    pupil.set(MonsterMark::Absorbing);
    pupil.vitals.ticks = 0;
    Moment now{s};
    REQUIRE(absorb(now.acting(pupil)));
    CHECK(pupil.vitals.ticks == 100);
    CHECK(pupil.schooling.turns_left == 8);
}

TEST_CASE("a forgotten lesson leaves nothing behind but what the pupil has earned", "[play][learning]") {
    Scenario s{hall};
    Monster& pupil = add_pupil(s, MonsterKind::Goblin, {2, 1});
    const auto begin = [&](int turns_left) {
        pupil.schooling = {.experience = 7,
                           .slots = 2,
                           .empowerments = 3,
                           .corpse = {10, 2},
                           .teacher = MonsterKind::VampireBat,
                           .lesson = {.behaviors = {Behavior::Flies}},
                           .turns_left = turns_left};
        pupil.set(MonsterMark::Absorbing);
    };
    const Schooling earned{.experience = 7, .slots = 2, .empowerments = 3};
    begin(20);
    forget_lesson(pupil);
    CHECK(pupil.schooling == earned);
    CHECK_FALSE(pupil.has(MonsterMark::Absorbing));
    // Disturbed in the middle of it the pupil may come back to it, disturbed at its end it may not.
    begin(20);
    disturb_lesson(pupil);
    CHECK_FALSE(pupil.has(MonsterMark::Absorbing));
    begin(1);
    disturb_lesson(pupil);
    CHECK(pupil.schooling == earned);
    // Who does not learn is not disturbed.
    begin(1);
    pupil.clear(MonsterMark::Absorbing);
    disturb_lesson(pupil);
    CHECK(pupil.schooling.turns_left == 1);
}

}  // namespace cellophane::learning_scenes
