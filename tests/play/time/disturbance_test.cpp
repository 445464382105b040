#include <string_view>

#include "play/creature_scene.h"
#include "play/perception/visibility.h"
#include "support/catch.h"

// What comes into view during a long command (rules/hero.md 6 and 10.1): felt, seen, and seen when the
// command began are three things.

namespace cellophane {

namespace {

/// A corridor, and a side passage from which a creature can come into it.
constexpr std::string_view side_passage = R"(
    #########################
    #@......................#
    #################.#######
    #################.#######
    #################.#######
    #########################
)";
constexpr Pos out_of_view{17, 4};
constexpr Pos in_the_corridor{17, 1};
constexpr Pos far_end{23, 1};

constexpr std::string_view wide_room = R"(
    ##############
    #............#
    #.@..........#
    #............#
    ##############
)";

/// A creature that takes no turns.
Monster& add_still(Scenario& s, MonsterKind kind, Pos at, MonsterState state = MonsterState::Hunting) {
    Monster& monster = add_live_creature(s, kind, at, state);
    monster.vitals.ticks = 1'000'000;
    s.look();
    return monster;
}

void make_telepathic(Scenario& s) {
    s.game.hero.vitals.statuses.set(Status::Telepathic, 1000);
    s.look();
}

/// The long commands that creatures can disturb.
const std::vector<Command> long_commands{TravelTo{far_end}, Explore{}, Recover{}, LongSearch{}};

/// A wounded hero that has searched nothing yet, with as much of the level known as it sees.
Scenario about_to(std::string_view picture) {
    Scenario s{picture};
    s.game.hero.health = 1;
    if (picture == side_passage) s.level().items.push_back(some_item(ItemKind::Mango, far_end));
    s.look();
    return s;
}

/// Plays a command, and puts the creature into the corridor after its first step.
void let_it_come(Scenario& s, const Command& command, Monster& monster) {
    s.play(command);
    REQUIRE(s.game.doing.index() != 0);
    monster.at = in_the_corridor;
    s.play(Continue{});
}

}  // namespace

TEST_CASE("a creature that comes into direct view disturbs, whether or not it was felt before",
          "[play][travel][explore][recovering]") {
    for (const Command& command : long_commands)
        for (const bool telepathic : {false, true}) {
            CAPTURE(static_cast<int>(command.index()), telepathic);
            Scenario s = about_to(side_passage);
            Monster& goblin = add_still(s, MonsterKind::Goblin, out_of_view);
            if (telepathic) make_telepathic(s);
            REQUIRE(is_seen(s.game, goblin) == telepathic);
            REQUIRE_FALSE(is_in_sight(s.game, goblin));
            let_it_come(s, command, goblin);
            CHECK(s.count<CreatureNoticed>() == 1);
            CHECK(s.game.doing.index() == 0);
        }
}

TEST_CASE("travel past a passage stops for a hunter that was felt all along", "[play][travel]") {
    Scenario s{R"(
        ########################
        #@...................+.#
        ########################
    )"};
    make_telepathic(s);
    // Behind the door at the far end.
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {22, 1});
    goblin.vitals.ticks = 300;
    s.look();
    REQUIRE_FALSE(is_in_sight(s.game, goblin));
    s.play_out(TravelTo{{20, 1}});
    REQUIRE(s.count<CreatureNoticed>() == 1);
    CHECK(s.count<Struck>() == 0);
    CHECK(king_distance(s.game.hero.at, s.level().monsters[0].at) > 10);
}

TEST_CASE("what is only felt does not disturb", "[play][travel][explore][recovering]") {
    for (const Command& command : long_commands) {
        CAPTURE(static_cast<int>(command.index()));
        Scenario s = about_to(side_passage);
        Monster& goblin = add_still(s, MonsterKind::Goblin, out_of_view, MonsterState::Sleeping);
        s.play(command);
        REQUIRE(s.game.doing.index() != 0);
        // Telepathy begins during the command, and then the creature moves behind its walls.
        make_telepathic(s);
        s.play(Continue{});
        REQUIRE(is_seen(s.game, goblin));
        goblin.at = out_of_view - Pos{0, 1};
        s.play(Continue{});
        CHECK(s.count<CreatureNoticed>() == 0);
        CHECK(s.game.doing.index() != 0);
    }
}

TEST_CASE("what was in view when a long command began does not disturb it", "[play][travel][recovering]") {
    for (const Command& command :
         {Command{TravelTo{{11, 2}}}, Command{Recover{}}, Command{LongSearch{}}, Command{Explore{}}}) {
        CAPTURE(static_cast<int>(command.index()));
        Scenario s = about_to(wide_room);
        // Unknown to the hero until now: the command begins before it has had another turn.
        Monster& eel = add_still(s, MonsterKind::Goblin, {11, 1}, MonsterState::Sleeping);
        if (command.is<Explore>()) s.level().items.push_back(some_item(ItemKind::Mango, {11, 3}));
        s.look();
        s.play(command);
        CHECK(s.game.doing.index() != 0);
        // Out of view and back.
        eel.set(MonsterMark::Dormant);
        s.play(Continue{});
        eel.clear(MonsterMark::Dormant);
        s.play(Continue{});
        CHECK(s.count<CreatureNoticed>() == 0);
        CHECK(s.game.doing.index() != 0);
    }
}

TEST_CASE("the next long command knows nothing of what was in view during the last", "[play][recovering]") {
    Scenario s = about_to(side_passage);
    Monster& goblin = add_still(s, MonsterKind::Goblin, out_of_view);
    let_it_come(s, Recover{}, goblin);
    REQUIRE(s.count<CreatureNoticed>() == 1);
    // It goes out of view before the next one begins, and comes again.
    goblin.at = out_of_view;
    s.look();
    let_it_come(s, Recover{}, goblin);
    CHECK(s.count<CreatureNoticed>() == 2);
    // Nothing is remembered while no long command is under way.
    for (const Monster& monster : s.level().monsters) CHECK_FALSE(monster.seen_meanwhile);
}

TEST_CASE("captives, allies and what cannot act do not disturb", "[play][travel][recovering]") {
    const auto comes = [](MonsterKind kind, auto&& change) {
        Scenario s = about_to(side_passage);
        Monster& monster = add_still(s, kind, out_of_view);
        change(s, monster);
        let_it_come(s, Recover{}, monster);
        return s.count<CreatureNoticed>();
    };
    const auto as_it_is = [](Scenario&, Monster&) {};
    CHECK(comes(MonsterKind::Goblin, as_it_is) == 1);
    CHECK(comes(MonsterKind::ArrowTurret, as_it_is) == 1);
    CHECK(comes(MonsterKind::StoneGuardian, as_it_is) == 1);
    CHECK(comes(MonsterKind::Phylactery, as_it_is) == 1);
    CHECK(comes(MonsterKind::Goblin, [](Scenario&, Monster& m) { m.set(MonsterMark::Captive); }) == 0);
    CHECK(comes(MonsterKind::Goblin, [](Scenario&, Monster& m) { m.set(MonsterMark::Dormant); }) == 0);
    CHECK(comes(MonsterKind::Goblin, [](Scenario&, Monster& m) { befriend(m); }) == 0);
    CHECK(comes(MonsterKind::Goblin, [](Scenario& s, Monster&) {
              s.level().layers[Layer::Dungeon][in_the_corridor] = Terrain::MonsterCageLocked;
          }) == 0);
    CHECK(comes(MonsterKind::GoblinTotem, as_it_is) == 0);
    CHECK(comes(MonsterKind::MirroredTotem, as_it_is) == 0);
}

TEST_CASE("a creature that becomes dangerous in view disturbs then", "[play][recovering]") {
    const auto change = [](auto&& before, auto&& after) {
        Scenario s = about_to(wide_room);
        Monster& goblin = add_still(s, MonsterKind::Goblin, {10, 2});
        before(goblin);
        s.look();
        s.play(Recover{});
        REQUIRE(s.game.doing.index() != 0);
        after(goblin);
        s.play(Continue{});
        return s.count<CreatureNoticed>();
    };
    CHECK(change([](Monster& m) { m.set(MonsterMark::Dormant); },
                 [](Monster& m) { m.clear(MonsterMark::Dormant); }) == 1);
    CHECK(change([](Monster& m) { befriend(m); }, [](Monster& m) { m.state = MonsterState::Hunting; }) == 1);
}

TEST_CASE("a wounded hero rests and searches with a sleeper in view", "[play][recovering]") {
    Scenario s{wide_room};
    s.game.hero.health = s.game.hero.max_health - 2;
    add_still(s, MonsterKind::Goblin, {11, 1}, MonsterState::Sleeping);
    s.play_out(Recover{});
    CHECK(s.game.hero.health == s.game.hero.max_health);
    const int turns = s.game.turns;
    s.play_out(LongSearch{});
    CHECK(s.game.turns == turns + 5);
    CHECK(s.count<CreatureNoticed>() == 0);
}

}  // namespace cellophane
