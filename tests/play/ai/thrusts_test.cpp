#include "play/ai/thrusts.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Attacks that reach two cells in a line, past a comrade and through the hero (rules/monsters.md 7.1, 12.2
// and 14.8).

namespace cellophane {

TEST_CASE("a goblin with a spear strikes the hero past its comrade", "[play][tracking][attack]") {
    for (const MonsterKind kind : {MonsterKind::Goblin, MonsterKind::GoblinWarlord}) {
        INFO(monster_rows[kind].name);
        Scenario s{"########\n#@.....#\n########\n"};
        make_tough(s);
        // The comrade stays where it is and strikes nobody.
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {2, 1});
        ogre.vitals.ticks = 1'000'000;
        Monster& spear = add_live_creature(s, kind, {3, 1});
        spear.stats.abilities = spear.stats.abilities.without({Ability::Summons});
        ogre.leader = spear.id;
        s.look();
        int strikes = 0;
        for (int i = 0; i < 20; ++i) {
            s.events.clear();
            let_act(s, spear);
            strikes += s.count<Struck>();
        }
        CHECK(strikes == 20);
        CHECK(spear.at == Pos{3, 1});
        CHECK(ogre.health == ogre.max_health);
        // What strikes one cell alone waits behind.
        Monster& club = add_live_creature(s, MonsterKind::Monkey, {4, 1});
        s.events.clear();
        for (int i = 0; i < 20; ++i) let_act(s, club);
        CHECK(s.count<Struck>() == 0);
    }
}

TEST_CASE("an ally with a spear strikes past the hero", "[play][allies][attack]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{"########\n#..@...#\n########\n", key};
        make_tough(s);
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {4, 1}, MonsterState::Wandering);
        ogre.vitals.ticks = 1'000'000;
        Monster& ally = add_ally(s, MonsterKind::Goblin, {2, 1});
        s.look();
        let_act(s, ally);
        CHECK(s.count<Struck>() == 1);
        CHECK(ally.at == Pos{2, 1});
        CHECK(s.game.hero.health == s.game.hero.max_health);
    }
}

TEST_CASE("an ally that cannot strike goes out of reach of a spear through the hero", "[play][allies]") {
    int struck = 0;
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{"#########\n#...@...#\n#########\n", key};
        make_tough(s);
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 1});
        goblin.stats.accuracy = 1000;
        goblin.stats.abilities = goblin.stats.abilities.without({Ability::AvoidsCorridors});
        Monster& ally = add_ally(s, MonsterKind::Monkey, {3, 1});
        ally.health = ally.max_health = 10000;
        s.look();
        let_act(s, ally);
        CHECK(ally.at == Pos{2, 1});
        // And stays out of it, however long the fight.
        for (int i = 0; i < 20; ++i) {
            rest(s);
            CHECK_FALSE(ally.at == Pos{3, 1});
        }
        CHECK(ally.health == ally.max_health);
        struck += s.game.hero.health < s.game.hero.max_health ? 1 : 0;
    }
    CHECK(struck == 10);
    // With its back to a wall it stays; where it can strike, it does.
    Scenario cornered{"######\n##.@.#\n######\n"};
    make_tough(cornered);
    add_live_creature(cornered, MonsterKind::Goblin, {4, 1});
    Monster& trapped = add_ally(cornered, MonsterKind::Monkey, {2, 1});
    cornered.look();
    let_act(cornered, trapped);
    CHECK(trapped.at == Pos{2, 1});
    Scenario open{hall(9, 5, {4, 2})};
    make_tough(open);
    Monster& foe = add_live_creature(open, MonsterKind::Goblin, {5, 2});
    foe.vitals.ticks = 1'000'000;
    Monster& friendly = add_ally(open, MonsterKind::Ogre, {3, 2});
    open.look();
    for (int i = 0; i < 3 && open.count<Struck>() == 0; ++i) let_act(open, friendly);
    CHECK(open.count<Struck>() == 1);
}

}  // namespace cellophane
