#include <algorithm>
#include <vector>

#include "play/creature_scene.h"
#include "play/effects/harm.h"
#include "play/effects/monster_remains.h"
#include "play/society/leadership.h"
#include "support/catch.h"
#include "world/environment/promotion.h"

// What the hero's friends do, and how they come back from the dead (rules/monsters.md 14.7 to 14.9).

namespace cellophane::allies_scenes {

namespace {

/// A foe that stands there for good.
Monster& add_post(Scenario& s, Pos at, MonsterKind kind = MonsterKind::Goblin) {
    Monster& foe = add_live_creature(s, kind, at, MonsterState::Wandering);
    foe.vitals.ticks = 1'000'000;
    foe.health = foe.max_health = 1000;
    return foe;
}

}  // namespace

TEST_CASE("an ally follows the hero and moves about when beside him", "[play][allies]") {
    Scenario s{long_hall};
    Monster& ally = add_ally(s, MonsterKind::Goblin, {20, 3});
    for (int i = 0; i < 25; ++i) s.play(Rest{});
    CHECK(king_distance(ally.at, s.game.hero.at) <= 3);
    int moved = 0;
    for (int i = 0; i < 300; ++i) {
        const Pos before = ally.at;
        s.play(Rest{});
        moved += !(ally.at == before);
        CHECK(king_distance(ally.at, s.game.hero.at) <= 3);
    }
    // Three steps in ten, at a third of a move for every wait.
    CHECK(moved > 60);
    CHECK(moved < 290);
}

TEST_CASE("an ally finds the hero round corners without a scent trail", "[play][allies]") {
    constexpr std::string_view maze = R"(
        ############
        #@.#.......#
        #..#.#####.#
        #..#.#...#.#
        #....#.#.#.#
        ######.#...#
        ############
    )";
    Scenario s{maze};
    Monster& ally = add_ally(s, MonsterKind::Goblin, {6, 5});
    int turns = 0;
    for (; turns < 60 && king_distance(ally.at, s.game.hero.at) > 2; ++turns) s.play(Rest{});
    CHECK(turns < 40);
}

TEST_CASE("an ally on foot does not follow over a chasm, a flying one does", "[play][allies][W23]") {
    constexpr std::string_view chasm = R"(
        ###########
        #@.:::....#
        #..:::....#
        ###########
    )";
    for (const MonsterKind kind : {MonsterKind::Goblin, MonsterKind::VampireBat}) {
        Scenario s{chasm};
        Monster& ally = add_ally(s, kind, {8, 1});
        for (int i = 0; i < 40; ++i) s.play(Rest{});
        CHECK_FALSE(ally.vitals.dead);
        CHECK((ally.at.x > 5) == (kind == MonsterKind::Goblin));
    }
}

TEST_CASE("an ally stays near the hero, further away while he rests, unless it must fight",
          "[play][allies]") {
    const auto goes_for_it = [](Pos ally_at, Pos foe_at, bool rested, auto&& change) {
        Scenario s{long_hall};
        Monster& ally = add_ally(s, MonsterKind::Goblin, ally_at);
        ally.vitals.ticks = 0;
        Monster& foe = add_post(s, foe_at);
        change(ally, foe);
        const int distance = king_distance(ally.at, foe.at);
        const int health = foe.health;
        let_act(s, ally, rested);
        return king_distance(ally.at, foe.at) < distance || foe.health < health || s.count<Struck>() > 0;
    };
    const auto nothing = [](Monster&, Monster&) {};
    // Nearer than four to the hero: it goes; at four it does not, and at four with the foe beside it does.
    CHECK(goes_for_it({4, 3}, {9, 3}, false, nothing));
    CHECK_FALSE(goes_for_it({5, 3}, {9, 3}, false, nothing));
    CHECK(goes_for_it({5, 3}, {6, 3}, false, nothing));
    CHECK_FALSE(goes_for_it({6, 3}, {7, 3}, false, nothing));
    // While the hero rests: ten and eleven.
    CHECK(goes_for_it({10, 3}, {14, 3}, true, nothing));
    CHECK_FALSE(goes_for_it({11, 3}, {14, 3}, true, nothing));
    CHECK(goes_for_it({11, 3}, {12, 3}, true, nothing));
    // No getting away from one that is faster and hunts, or holds it.
    CHECK(goes_for_it({15, 3}, {16, 3}, false, [](Monster&, Monster& foe) {
        foe.state = MonsterState::Hunting;
        foe.stats.move_ticks = 50;
    }));
    CHECK_FALSE(goes_for_it({15, 3}, {16, 3}, false, [](Monster&, Monster& foe) {
        foe.state = MonsterState::Hunting;
        foe.stats.move_ticks = 50;
        foe.stats.behaviors |= {Behavior::Flits};
    }));
    CHECK(goes_for_it({15, 3}, {16, 3}, false, [](Monster& ally, Monster& foe) {
        ally.set(MonsterMark::Seized);
        foe.set(MonsterMark::Seizing);
    }));
    // A magically bound ally goes wherever there is a foe to fight.
    CHECK(goes_for_it({15, 3}, {20, 3}, false,
                      [](Monster& ally, Monster&) { ally.set(MonsterMark::BoundToLeader); }));
    // An ally that keeps its distance avoids melee, and no ally attacks an invulnerable foe.
    CHECK_FALSE(goes_for_it({4, 3}, {9, 3}, false, [](Monster& ally, Monster&) {
        ally.stats.behaviors |= {Behavior::KeepsDistance};
    }));
    CHECK_FALSE(goes_for_it({4, 3}, {9, 3}, false,
                            [](Monster&, Monster& foe) { foe.stats.behaviors |= {Behavior::Invulnerable}; }));
}

TEST_CASE("a badly hurt ally flees while the hero is well, with exceptions", "[play][allies]") {
    const auto runs = [](auto&& change) {
        Scenario s{long_hall};
        s.game.hero.at = {10, 5};
        s.look();
        Monster& ally = add_ally(s, MonsterKind::Goblin, {12, 3});
        Monster& foe = add_post(s, {13, 3}, MonsterKind::Ogre);
        ally.health = 4;
        change(s, ally, foe);
        const int distance = king_distance(ally.at, foe.at);
        for (int i = 0; i < 4; ++i) let_act(s, ally);
        return king_distance(ally.at, foe.at) > distance + 1;
    };
    CHECK(runs([](Scenario&, Monster&, Monster&) {}));
    CHECK_FALSE(runs([](Scenario&, Monster& ally, Monster&) { ally.health = 5; }));
    // The hero needs it more: twice its share of health, or more, is not the hero's.
    CHECK_FALSE(
        runs([](Scenario& s, Monster&, Monster&) { s.game.hero.health = s.game.hero.max_health / 2; }));
    CHECK(runs([](Scenario& s, Monster& ally, Monster&) {
        s.game.hero.health = s.game.hero.max_health / 2;
        ally.stats.behaviors |= {Behavior::FleesNearDeath};
    }));
    CHECK_FALSE(runs([](Scenario&, Monster& ally, Monster&) { ally.stats.turns_per_health = 0; }));
    CHECK_FALSE(
        runs([](Scenario&, Monster& ally, Monster&) { ally.vitals.statuses.set(Status::Lifespan, 9); }));
    CHECK_FALSE(runs([](Scenario& s, Monster&, Monster&) {
        Monster& hidden = add_live_creature(s, MonsterKind::Rat, {12, 3}, MonsterState::Ally);
        hidden.set(MonsterMark::Dormant);
        hidden.inside = ActorId{1};
    }));
    CHECK_FALSE(runs([](Scenario&, Monster&, Monster& foe) { foe.at = {24, 3}; }));
}

TEST_CASE("an ally is badly hurt at 33 parts of a hundred, within ten cells of an enemy", "[play][allies]") {
    // Whether it steps away from the enemy to its right.
    const auto flees = [](int health, int distance) {
        Scenario s{hall(40, 9, {14, 6})};
        Monster& ally = add_ally(s, MonsterKind::Goblin, {14, 4});
        ally.max_health = 100;
        ally.health = health;
        add_post(s, {14 + distance, 4});
        s.look();
        let_act(s, ally);
        return ally.at.x < 14;
    };
    CHECK(flees(33, 3));
    CHECK_FALSE(flees(34, 3));
    CHECK(flees(1, 10));
    CHECK_FALSE(flees(1, 11));
}

TEST_CASE("an ally attacks monsters that the hero cannot see", "[play][allies]") {
    Scenario s{long_hall};
    Monster& ally = add_ally(s, MonsterKind::Goblin, {3, 3});
    Monster& foe = add_post(s, {8, 3});
    s.game.here().known.visible.clear();
    let_act(s, ally);
    CHECK(king_distance(ally.at, foe.at) == 4);
}

TEST_CASE("in the dark an allied centaur shoots at a monster the hero does not see", "[play][allies][W27]") {
    Scenario s{hall(60, 7, {1, 3}), 1, 20};
    add_ally(s, MonsterKind::Centaur, {3, 3});
    add_post(s, {40, 3});
    rest(s);
    REQUIRE(s.known().in_view.test({40, 3}));
    REQUIRE_FALSE(s.known().visible.test({40, 3}));
    for (int i = 0; i < 10; ++i) let_act(s, s.level().monsters[0]);
    CHECK(s.level().monsters[1].health < 1000);
    CHECK(king_distance(s.level().monsters[0].at, {40, 3}) > 1);
}

TEST_CASE("allies do not attack captives, other allies or entranced monsters", "[play][allies]") {
    for (int way = 0; way < 3; ++way) {
        Scenario s{long_hall};
        Monster& ally = add_ally(s, MonsterKind::Ogre, {2, 2});
        Monster& other = add_post(s, {3, 2});
        if (way == 0) other.set(MonsterMark::Captive);
        if (way == 1) {
            befriend(other);
        }
        if (way == 2) other.vitals.statuses.set(Status::Entranced, 1000);
        for (int i = 0; i < 20; ++i) let_act(s, ally);
        CHECK(other.health == 1000);
        CHECK(s.count<Struck>() == 0);
    }
}

TEST_CASE("an ally's attack triples damage to a sleeping monster, but not to a wandering one",
          "[play][allies][S19][W32]") {
    const auto most = [](MonsterState state) {
        int damage = 0;
        for (std::uint64_t key = 1; key <= 60; ++key) {
            Scenario s{long_hall, key};
            Monster& ally = add_ally(s, MonsterKind::Goblin, {2, 2});
            Monster& foe = add_post(s, {3, 2});
            foe.state = state;
            const int before = foe.health;
            let_act(s, ally);
            damage = std::max(damage, before - foe.health);
        }
        return damage;
    };
    CHECK(most(MonsterState::Sleeping) == 15);
    CHECK(most(MonsterState::Wandering) == 5);
}

TEST_CASE("an ally struck by the hero becomes hostile for good", "[play][allies]") {
    Scenario s{long_hall};
    Monster& ally = add_ally(s, MonsterKind::Ogre, {2, 3});
    ally.set(MonsterMark::Bonded);
    Turn turn{s.game, s.events, s.caches};
    turn_on_hero(turn, ally);
    CHECK(ally.state == MonsterState::Hunting);
    CHECK_FALSE(ally.follows_hero());
    CHECK_FALSE(ally.has(MonsterMark::Bonded));
    CHECK(s.count<Turned>() == 1);
}

TEST_CASE("the hero swaps places with an ally unless it would avoid his cell", "[play][allies]") {
    Scenario s{long_hall};
    Monster& ally = add_ally(s, MonsterKind::Goblin, {2, 3});
    ally.vitals.ticks = 1000;
    s.play(Move{Direction::East});
    CHECK(s.game.hero.at == Pos{2, 3});
    CHECK(ally.at == Pos{1, 3});
    Scenario burning{long_hall};
    Monster& careful = add_ally(burning, MonsterKind::Goblin, {2, 3});
    careful.vitals.ticks = 1000;
    burning.game.hero.vitals.statuses.set(Status::Levitating, 50);
    burning.level().layers[Layer::Liquid][Pos{1, 3}] = Terrain::DeepWater;
    burning.play(Move{Direction::East});
    CHECK(burning.game.hero.at == Pos{2, 3});
    CHECK_FALSE(careful.at == Pos{1, 3});
    CHECK(king_distance(careful.at, Pos{2, 3}) <= 2);
    // What is bad on one cell is no better on the next; what swims stays in the water.
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario lichen{long_hall, key};
        Monster& wary = add_ally(lichen, MonsterKind::Goblin, {2, 3});
        wary.vitals.ticks = 1000;
        for (const Pos at : {Pos{1, 2}, {1, 3}, {1, 4}, {2, 2}, {2, 4}, {3, 2}, {3, 4}})
            lichen.level().layers[Layer::Surface][at] = Terrain::Lichen;
        lichen.play(Move{Direction::East});
        REQUIRE(lichen.game.hero.at == Pos{2, 3});
        CHECK(wary.at == Pos{3, 3});
        Scenario shore{long_hall, key};
        Monster& eel = add_ally(shore, MonsterKind::Eel, {2, 3});
        eel.vitals.ticks = 1000;
        for (const Pos at : {Pos{2, 3}, {3, 4}}) shore.level().layers[Layer::Liquid][at] = Terrain::DeepWater;
        shore.play(Move{Direction::East});
        REQUIRE(shore.game.hero.at == Pos{2, 3});
        CHECK(eel.at == Pos{3, 4});
    }
    // Bound ones stay where they are.
    for (const Status status : {Status::Stuck, Status::Paralyzed, Status::Entranced}) {
        Scenario held{long_hall};
        Monster& stuck = add_ally(held, MonsterKind::Goblin, {2, 3});
        stuck.vitals.ticks = 1000;
        stuck.vitals.statuses.set(status, 20);
        held.play(Move{Direction::East});
        CHECK(held.game.hero.at == Pos{1, 3});
    }
}

/// A corridor with a room beside it that no way leads to.
constexpr std::string_view beside_a_vault = R"(
    ##########
    #........#
    ##########
    #@.......#
    ##########
)";

TEST_CASE("an ally that swaps places is not moved through a wall", "[play][allies]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{beside_a_vault, key};
        Monster& ally = add_ally(s, MonsterKind::Goblin, {2, 3});
        Monster& next = add_ally(s, MonsterKind::Goblin, {3, 3});
        ally.vitals.ticks = next.vitals.ticks = 1000;
        s.level().layers[Layer::Surface][Pos{1, 3}] = Terrain::Lichen;
        s.play(Move{Direction::East});
        REQUIRE(s.game.hero.at == Pos{2, 3});
        CHECK(ally.at == Pos{4, 3});
        // Where no way is left it has to go where the hero was.
        Scenario narrow{beside_a_vault, key};
        Monster& stuck = add_ally(narrow, MonsterKind::Goblin, {2, 3});
        stuck.vitals.ticks = 1000;
        narrow.level().layers[Layer::Surface][Pos{1, 3}] = Terrain::Lichen;
        narrow.level().layers[Layer::Dungeon][Pos{3, 3}] = Terrain::Granite;
        narrow.play(Move{Direction::East});
        REQUIRE(narrow.game.hero.at == Pos{2, 3});
        CHECK(stuck.at == Pos{1, 3});
    }
}

TEST_CASE("a resurrected ally does not appear behind the wall beside the altar", "[play][allies]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{beside_a_vault, key};
        const Pos altar{3, 3};
        s.level().layers[Layer::Dungeon][altar] = Terrain::ResurrectionAltar;
        Moment now{s};
        Monster& dead = add_ally(s, MonsterKind::Monkey, {5, 3});
        kill(now.level, dead, {DeathCause::Burning, Terrain::Nothing, 5});
        remove_dead(s.level());
        for (const Pos at : {Pos{2, 3}, Pos{4, 3}}) add_ally(s, MonsterKind::Goblin, at);
        place_feature(now.level.around(), Feature::ResurrectionHappens, altar);
        CHECK(s.level().monsters.back().kind == MonsterKind::Monkey);
        CHECK(s.level().monsters.back().at == Pos{5, 3});
    }
}

TEST_CASE("a resurrection altar revives the most empowered dead ally, at full health, once",
          "[play][allies]") {
    Scenario s{long_hall};
    const Pos altar{10, 3};
    s.level().layers[Layer::Dungeon][altar] = Terrain::ResurrectionAltar;
    Moment now{s};
    place_feature(now.level.around(), Feature::ResurrectionHappens, altar);
    CHECK(s.level().layers[Layer::Dungeon][altar] == Terrain::ResurrectionAltar);
    std::vector<ActorId> ids;
    for (const MonsterKind kind : {MonsterKind::Ogre, MonsterKind::Monkey, MonsterKind::Goblin}) {
        Monster& ally = add_ally(s, kind, {5, 2});
        ids.push_back(ally.id);
        ally.schooling.empowerments = kind == MonsterKind::Ogre ? 0 : 2;
        ally.set(MonsterMark::SacrificeTarget);
        ally.vitals.statuses.set(Status::Burning, 4);
        ally.vitals.statuses.set(Status::Discordant, 40);
        kill(now.level, ally, {DeathCause::Burning, Terrain::Nothing, 5});
    }
    remove_dead(s.level());
    REQUIRE(s.game.fallen_allies.size() == 3);
    place_feature(now.level.around(), Feature::ResurrectionHappens, altar);
    CHECK(s.level().layers[Layer::Dungeon][altar] == Terrain::ResurrectionAltarSpent);
    REQUIRE(s.level().monsters.size() == 1);
    const Monster& risen = s.level().monsters.front();
    // The goblin comes later in the catalog than the monkey, and the ogre was never empowered.
    CHECK(risen.kind == MonsterKind::Goblin);
    CHECK(risen.id == ids[2]);
    CHECK(risen.health == risen.max_health);
    CHECK(risen.is_ally());
    CHECK(risen.is_about());
    CHECK_FALSE(risen.has(Status::Burning));
    CHECK_FALSE(risen.has(Status::Discordant));
    CHECK_FALSE(risen.has(MonsterMark::SacrificeTarget));
    CHECK(king_distance(risen.at, altar) == 1);
    CHECK(s.game.fallen_allies.size() == 2);
    CHECK(s.count<Joined>() == 1);
}

TEST_CASE("only allies that were alive count as fallen", "[play][allies]") {
    Scenario s{long_hall};
    Moment now{s};
    const auto dies = [&](MonsterKind kind, MonsterMarks marks) {
        Monster& ally = add_ally(s, kind, {20, 1});
        ally.marks |= marks;
        kill(now.level, ally, {DeathCause::Burning, Terrain::Nothing, 5});
        remove_dead(s.level());
        return s.game.fallen_allies.size();
    };
    CHECK(dies(MonsterKind::SpectralBlade, {}) == 0);
    CHECK(dies(MonsterKind::Goblin, {MonsterMark::BoundToLeader}) == 0);
    CHECK(dies(MonsterKind::Goblin, {MonsterMark::StaysDead}) == 0);
    CHECK(dies(MonsterKind::PhoenixEgg, {}) == 1);
    CHECK(dies(MonsterKind::Goblin, {}) == 2);
}

TEST_CASE("an ally keeps away from the target of a sacrifice", "[play][allies]") {
    const auto turns_beside = [](bool is_wanted) {
        Scenario s{long_hall};
        make_tough(s);
        Monster& ally = add_ally(s, MonsterKind::Ogre, {10, 3});
        Monster& victim = add_post(s, {12, 3}, MonsterKind::Goblin);
        victim.state = MonsterState::Hunting;
        if (is_wanted) victim.set(MonsterMark::SacrificeTarget);
        stand_at(s, {11, 1});
        int beside = 0;
        for (int i = 0; i < 40; ++i) {
            let_act(s, ally);
            beside += king_distance(ally.at, victim.at) <= 2 ? 1 : 0;
        }
        CHECK((victim.health == victim.max_health) == is_wanted);
        return beside;
    };
    CHECK(turns_beside(false) > 20);
    CHECK(turns_beside(true) < 15);
}

TEST_CASE("an ally minds no target of a sacrifice that it cannot walk straight at or does not fear",
          "[play][allies]") {
    // Two halls that meet at the far end.
    constexpr std::string_view halls = R"(
        ####################
        #..................#
        #..@...............#
        #..................#
        ##################.#
        #..................#
        ####################
    )";
    const auto walk_of_ally = [&](bool is_wanted, std::uint64_t key) {
        Scenario s{halls, key};
        Monster& ally = add_ally(s, MonsterKind::Ogre, {5, 2});
        ally.health = 5;
        Monster& victim = add_post(s, {5, 5});
        if (is_wanted) victim.set(MonsterMark::SacrificeTarget);
        std::vector<Pos> walk;
        for (int i = 0; i < 10; ++i) {
            let_act(s, ally);
            walk.push_back(ally.at);
        }
        return walk;
    };
    for (std::uint64_t key = 1; key <= 10; ++key) CHECK(walk_of_ally(true, key) == walk_of_ally(false, key));
}

}  // namespace cellophane::allies_scenes
