#include <algorithm>

#include "play/ai/ally_turn.h"
#include "play/combat/blow.h"
#include "play/combat/negation.h"
#include "play/creature_scene.h"
#include "play/effects/mind_effects.h"
#include "support/catch.h"

// Discord and entrancement (rules/monsters.md 14.1 and 14.2).

namespace cellophane::discord_scenes {

namespace {

constexpr std::string_view hall = R"(
    ####################
    #..................#
    #..................#
    #........@.........#
    #..................#
    #..................#
    ####################
)";

}  // namespace

TEST_CASE("a discordant monster attacks its nearest neighbour, friend or foe", "[play][discord]") {
    Scenario s{hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Kobold, {3, 3}, MonsterState::Wandering);
    Monster& friend_of_it = add_live_creature(s, MonsterKind::Ogre, {1, 3}, MonsterState::Sleeping);
    friend_of_it.leader = ActorId{1};
    goblin.vitals.statuses.set(Status::Discordant, 50);
    let_act(s, goblin);
    CHECK(goblin.at == Pos{2, 3});
    for (int i = 0; i < 10; ++i) let_act(s, goblin);
    CHECK(friend_of_it.health < friend_of_it.max_health);
    // Without discord it leaves its friend alone.
    Scenario calm{hall};
    Monster& other = add_live_creature(calm, MonsterKind::Kobold, {2, 3}, MonsterState::Wandering);
    Monster& mate = add_live_creature(calm, MonsterKind::Ogre, {1, 3}, MonsterState::Sleeping);
    mate.leader = ActorId{1};
    for (int i = 0; i < 10; ++i) let_act(calm, other);
    CHECK(mate.health == mate.max_health);
}

TEST_CASE("a discordant monster turns to whom it can walk to and hurt", "[play][discord]") {
    // The nearest is behind a wall, under water or in the wall; the ogre is farther off, but in reach.
    const auto step_of = [](const auto& change) {
        Scenario s{R"(
            ####################
            #......#...........#
            #......#...........#
            #....@.#...........#
            ####################
        )"};
        Monster& kobold = add_live_creature(s, MonsterKind::Kobold, {12, 2}, MonsterState::Wandering);
        kobold.vitals.statuses.set(Status::Discordant, 50);
        add_live_creature(s, MonsterKind::Ogre, {17, 2}, MonsterState::Sleeping);
        change(s);
        let_act(s, kobold);
        return kobold.at - Pos{12, 2};
    };
    const Pos to_ogre{1, 0};
    CHECK(step_of([](Scenario&) {}) == to_ogre);
    CHECK(step_of([](Scenario& s) {
              add_live_creature(s, MonsterKind::Goblin, {9, 2}, MonsterState::Sleeping);
          }) == Pos{-1, 0});
    CHECK(step_of([](Scenario& s) {
              for (int y = 1; y <= 3; ++y) s.level().layers[Layer::Dungeon][{10, y}] = Terrain::Granite;
              add_live_creature(s, MonsterKind::Goblin, {9, 2}, MonsterState::Sleeping);
          }) == to_ogre);
    CHECK(step_of([](Scenario& s) {
              s.level().layers[Layer::Liquid][{9, 2}] = Terrain::DeepWater;
              add_live_creature(s, MonsterKind::Eel, {9, 2}, MonsterState::Sleeping).vitals.submerged = true;
          }) == to_ogre);
    CHECK(step_of([](Scenario& s) {
              s.level().layers[Layer::Dungeon][{9, 2}] = Terrain::CrystalFormationWall;
              add_live_creature(s, MonsterKind::Goblin, {9, 2}, MonsterState::Sleeping);
          }) == to_ogre);
}

TEST_CASE("a discordant ally hunts the hero, and stops when discord ends", "[play][discord][W33]") {
    Scenario s{hall};
    s.game.hero.health = s.game.hero.max_health = 1000;
    Monster& ally = add_ally(s, MonsterKind::Ogre, {5, 3});
    ally.vitals.statuses.set(Status::Discordant, 15);
    for (int i = 0; i < 14; ++i) s.play(Rest{});
    CHECK(s.game.hero.health < 1000);
    CHECK(ally.is_ally());
    for (int i = 0; i < 4; ++i) s.play(Rest{});
    const int health = s.game.hero.health;
    for (int i = 0; i < 30; ++i) s.play(Rest{});
    CHECK(s.game.hero.health >= health);
    CHECK(ally.is_ally());
}

TEST_CASE("a discordant monster that keeps its distance does not walk towards its neighbour",
          "[play][discord]") {
    Scenario s{hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 3}, MonsterState::Wandering);
    goblin.stats.behaviors |= {Behavior::KeepsDistance};
    add_live_creature(s, MonsterKind::Ogre, {1, 3}, MonsterState::Sleeping);
    goblin.vitals.statuses.set(Status::Discordant, 50);
    for (int i = 0; i < 3; ++i) {
        goblin.at = {3, 3};
        goblin.wandering.target = -1;
        Moment now{s};
        CHECK_FALSE(act_in_discord(now.acting(goblin)));
    }
}

TEST_CASE("when discord ends a fleeing ally returns and drops what it stole", "[play][discord]") {
    Scenario s{hall};
    Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {3, 3}, MonsterState::Fleeing);
    monkey.set(MonsterMark::FollowsHero);
    monkey.set(MonsterMark::PermanentlyFleeing);
    monkey.vitals.statuses.set(Status::Discordant, 1);
    monkey.vitals.ticks = 1000;
    give(s, monkey, ItemKind::Ration);
    s.play(Rest{});
    CHECK(monkey.is_ally());
    CHECK_FALSE(monkey.has(MonsterMark::PermanentlyFleeing));
    CHECK(s.level().items.front().carrier == no_actor);
}

TEST_CASE("a discordant ally that loses the hero stays an ally", "[play][discord]") {
    constexpr std::string_view rooms = R"(
        ##############################
        #............#...............#
        #............#...............#
        #@...........#...............#
        #............#...............#
        #............+...............#
        ##############################
    )";
    for (std::uint64_t key = 1; key <= 5; ++key) {
        Scenario s{rooms, key};
        make_tough(s);
        s.level().waypoints = {{20, 2}, {5, 2}};
        Monster& ally = add_ally(s, MonsterKind::Ogre, {4, 3});
        rest(s, 3);
        ally.vitals.statuses.set(Status::Discordant, 30);
        rest(s, 4);
        stand_at(s, {27, 1});
        for (int i = 0; i < 40; ++i) {
            rest(s);
            CHECK(ally.is_ally());
        }
    }
    // Whatever it was that made one of his run or stray, the end of discord is the end of that.
    for (const MonsterState state : {MonsterState::Wandering, MonsterState::Hunting, MonsterState::Fleeing}) {
        Scenario s{hall};
        Monster& ally = add_ally(s, MonsterKind::Ogre, {5, 3});
        ally.state = state;
        Moment now{s};
        come_to(now.turn, now.level, ally, Status::Discordant);
        CHECK(ally.is_ally());
    }
}

TEST_CASE("an entranced monster mirrors the hero's steps", "[play][entrancement][E43]") {
    Scenario s{hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {12, 3});
    goblin.vitals.statuses.set(Status::Entranced, 50);
    s.play(Move{Direction::West});
    CHECK(goblin.at == Pos{13, 3});
    s.play(Move{Direction::NorthWest});
    CHECK(goblin.at == Pos{14, 4});
    s.play(Rest{});
    CHECK(goblin.at == Pos{14, 4});
    // Bumping is no step.
    Scenario walled{hall};
    walled.game.hero.at = {1, 1};
    walled.look();
    Monster& other = add_live_creature(walled, MonsterKind::Goblin, {12, 3});
    other.vitals.statuses.set(Status::Entranced, 50);
    walled.play(Move{Direction::West});
    CHECK(other.at == Pos{12, 3});
}

TEST_CASE("an entranced monster walks into danger and monsters, but not into the hero's allies",
          "[play][entrancement]") {
    const auto walks = [](auto&& change) {
        Scenario s{hall};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {14, 3});
        goblin.vitals.statuses.set(Status::Entranced, 50);
        change(s, goblin);
        s.play(Move{Direction::West});
        return goblin.at == Pos{15, 3};
    };
    const Pos ahead{15, 3};
    CHECK(walks([](Scenario&, Monster&) {}));
    CHECK(walks([&](Scenario& s, Monster&) { s.level().layers[Layer::Liquid][ahead] = Terrain::DeepWater; }));
    CHECK(walks([&](Scenario& s, Monster&) { s.level().layers[Layer::Surface][ahead] = Terrain::Lichen; }));
    for (const Status status : {Status::Stuck, Status::Paralyzed})
        CHECK_FALSE(walks([&](Scenario& s, Monster& goblin) {
            goblin.vitals.statuses.set(status, 20);
            if (status == Status::Stuck) s.level().layers[Layer::Surface][goblin.at] = Terrain::Spiderweb;
        }));
    CHECK_FALSE(walks([](Scenario&, Monster& goblin) { goblin.set(MonsterMark::Captive); }));
    CHECK_FALSE(
        walks([&](Scenario& s, Monster&) { s.level().layers[Layer::Dungeon][ahead] = Terrain::StoneWall; }));
    Scenario s{hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {14, 3});
    goblin.vitals.statuses.set(Status::Entranced, 50);
    Monster& mate = add_live_creature(s, MonsterKind::Ogre, ahead, MonsterState::Sleeping);
    mate.vitals.ticks = 1000;
    s.play(Move{Direction::West});
    CHECK(s.count<Struck>() == 1);
    s.events.clear();
    befriend(mate);
    mate.vitals.ticks = 100000;
    goblin.at = {14, 3};
    s.play(Move{Direction::West});
    CHECK(s.count<Struck>() == 0);
    CHECK(goblin.at == Pos{14, 3});
}

TEST_CASE("after entrancement a monster must notice the hero again", "[play][entrancement][E44]") {
    const auto state_after = [](Pos at, int stealth) {
        Scenario s{hall};
        s.game.hero.at = {1, 3};
        s.look();
        s.game.hero.stealth_range = stealth;
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, at);
        Moment now{s};
        come_to(now.turn, now.level, goblin, Status::Entranced);
        return goblin.state;
    };
    CHECK(state_after({8, 3}, 7) == MonsterState::Hunting);
    CHECK(state_after({9, 3}, 7) == MonsterState::Wandering);
    CHECK(state_after({9, 3}, 14) == MonsterState::Hunting);
    // And it is the clock that brings that about.
    Scenario s{hall};
    s.game.hero.at = {1, 3};
    s.look();
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {18, 1});
    goblin.vitals.statuses.set(Status::Entranced, 1);
    goblin.vitals.ticks = 1000;
    s.play(Rest{});
    CHECK(goblin.state == MonsterState::Wandering);
}

TEST_CASE("an attack or negation ends entrancement like its expiry", "[play][entrancement]") {
    const auto state_after = [](Pos at, auto&& wake_up) {
        Scenario s{hall};
        stand_at(s, {1, 3});
        s.game.hero.stealth_range = 7;
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, at);
        goblin.vitals.statuses.set(Status::Entranced, 50);
        wake_up(s, goblin);
        CHECK_FALSE(goblin.has(Status::Entranced));
        return goblin.state;
    };
    const auto negated = [](Scenario& s, Monster& goblin) {
        Moment now{s};
        negate(now.turn, now.level, goblin);
    };
    const auto struck = [](Scenario& s, Monster& goblin) {
        Monster& other = add_live_creature(s, MonsterKind::Kobold, goblin.at + step(Direction::East));
        Moment now{s};
        strike(now.turn, now.level, other, goblin);
    };
    CHECK(state_after({8, 3}, negated) == MonsterState::Hunting);
    CHECK(state_after({16, 3}, negated) == MonsterState::Wandering);
    CHECK(state_after({8, 3}, struck) == MonsterState::Hunting);
    CHECK(state_after({16, 3}, struck) == MonsterState::Wandering);
    Scenario s{hall};
    Monster& ally = add_ally(s, MonsterKind::Ogre, {5, 3});
    ally.state = MonsterState::Fleeing;
    ally.vitals.statuses.set(Status::Discordant, 50);
    negated(s, ally);
    CHECK(ally.is_ally());
}

}  // namespace cellophane::discord_scenes
