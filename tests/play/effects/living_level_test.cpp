#include "play/effects/living_level.h"

#include "play/creature_scene.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("terrain that appears in a cell acts on the creature there, and on no other", "[play][ground]") {
    Scenario s{long_hall};
    Monster& burned = add_live_creature(s, MonsterKind::Ogre, {8, 3});
    Monster& spared = add_live_creature(s, MonsterKind::Ogre, {12, 3});
    s.level().layers.put(Layer::Surface, burned.at, Terrain::PlainFire);
    s.level().layers.put(Layer::Surface, spared.at, Terrain::PlainFire);
    Moment now{s};
    now.level.around().creatures.meet(burned.at);
    CHECK(burned.has(Status::Burning));
    CHECK_FALSE(spared.has(Status::Burning));
}

TEST_CASE("a cell is occupied where the hero or a creature that is not dormant stands", "[play][ground]") {
    Scenario s{long_hall};
    add_live_creature(s, MonsterKind::Ogre, {8, 3});
    add_live_creature(s, MonsterKind::Ogre, {12, 3}).set(MonsterMark::Dormant);
    Moment now{s};
    const LevelCreatures& creatures = now.level.around().creatures;
    CHECK(creatures.is_occupied(s.game.hero.at));
    CHECK(creatures.is_occupied({8, 3}));
    CHECK_FALSE(creatures.is_occupied({12, 3}));
    CHECK_FALSE(creatures.is_occupied({5, 5}));
}

TEST_CASE("an ally that returns is healthy, and one that enters those it summons has the stats of its kind",
          "[play][ground]") {
    for (const MonsterKind kind : {MonsterKind::Ogre, MonsterKind::PhoenixEgg}) {
        Scenario s{long_hall};
        Monster fallen = newborn(kind, std::nullopt, {});
        befriend(fallen);
        const MonsterStats own = initial_stats(kind, std::nullopt);
        fallen.stats.defense = own.defense + 30;
        fallen.health = 0;
        fallen.vitals.dead = true;
        fallen.vitals.poison = 3;
        for (const Status status : {Status::Burning, Status::Discordant, Status::Poisoned, Status::Stuck})
            fallen.vitals.statuses.set(status, 9);
        fallen.marks |= {MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::SacrificeTarget};
        s.game.fallen_allies.push_back(fallen);
        Moment now{s};
        REQUIRE(now.level.around().creatures.return_ally({8, 3}));
        CHECK(s.game.fallen_allies.empty());
        REQUIRE(s.level().monsters.size() == 1);
        const Monster& ally = *s.level().monsters.begin();
        INFO(monster_rows[kind].name);
        CHECK((ally.stats == own) == ally.can(Ability::EntersSummons));
        CHECK(ally.stats.defense - own.defense == (ally.can(Ability::EntersSummons) ? 0 : 30));
        CHECK(ally.health == ally.max_health);
        CHECK_FALSE(ally.vitals.dead);
        CHECK(ally.vitals.poison == 0);
        for (const Status status : {Status::Burning, Status::Discordant, Status::Poisoned, Status::Stuck})
            CHECK_FALSE(ally.has(status));
        for (const MonsterMark mark :
             {MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::SacrificeTarget})
            CHECK_FALSE(ally.marks.has(mark));
        CHECK(ally.marks.has(MonsterMark::FollowsHero));
        CHECK(ally.state == MonsterState::Ally);
    }
}

}  // namespace cellophane
