#include "play/time/status_upkeep.h"

#include <set>
#include "content/hunger.h"
#include "play/effects/harm.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// How statuses run down and bodies mend as time passes (rules/hero.md 3 and 4.3, step 6;
// rules/monsters.md 9.6).

namespace cellophane::status_upkeep_scenes {

namespace {

void count_down(Scenario& s, int ticks_of_100 = 1) {
    for (int i = 0; i < ticks_of_100; ++i) {
        Moment now{s};
        count_down_hero(now.turn, now.level);
    }
}

void count_down(Scenario& s, Monster& monster, int ticks_of_100 = 1) {
    for (int i = 0; i < ticks_of_100; ++i) {
        Moment now{s};
        count_down_creature(now.turn, now.level, monster);
    }
}

void wear(Scenario& s, int turns = 1) {
    for (int i = 0; i < turns; ++i) {
        Moment now{s};
        wear_on_hero(now.turn, now.level);
    }
}

constexpr Pos far_off{20, 3};

}  // namespace

TEST_CASE("a shield loses a twentieth of what it was at first for every hundred ticks", "[play][upkeep]") {
    for (const int amount : {20, 130, 399, 1000}) {
        Scenario s{long_hall};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_off);
        for (Actor* who : {static_cast<Actor*>(&s.game.hero), static_cast<Actor*>(&ogre)})
            who->vitals.statuses.set(Status::Shielded, amount);
        int left = amount;
        while (left > 0) {
            count_down(s);
            count_down(s, ogre);
            left = std::max(0, left - amount / 20);
            REQUIRE(s.game.hero.vitals.statuses[Status::Shielded] == left);
            REQUIRE(ogre.vitals.statuses[Status::Shielded] == left);
        }
    }
}

TEST_CASE("what runs down with time loses one for every hundred ticks, the hero's and creatures' alike",
          "[play][upkeep]") {
    for (const StatusRow& row : status_rows) {
        if (row.countdown != Countdown::Tick) continue;
        INFO(row.name);
        Scenario s{long_hall};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_off);
        // On its way between levels a creature is counted by those who travel, not here.
        const bool is_hers = row.kind != Status::EnteringLevel;
        // What only ever befalls creatures.
        const bool is_his = row.kind != Status::EnteringLevel && row.kind != Status::Enraged &&
                            row.kind != Status::Frightened && row.kind != Status::Entranced &&
                            row.kind != Status::Lifespan;
        s.game.hero.vitals.statuses.set(row.kind, 2);
        ogre.vitals.statuses.set(row.kind, 2);
        count_down(s);
        count_down(s, ogre);
        CHECK(s.game.hero.vitals.statuses[row.kind] == (is_his ? 1 : 2));
        CHECK(ogre.vitals.statuses[row.kind] == (is_hers ? 1 : 2));
        CHECK(s.count<StatusEnded>() == 0);
        CHECK_FALSE(ogre.vitals.dead);
        count_down(s);
        count_down(s, ogre);
        CHECK(s.game.hero.vitals.statuses[row.kind] == (is_his ? 0 : 2));
        CHECK(ogre.vitals.statuses[row.kind] == (is_hers ? 0 : 2));
        // The hero is told of the end if it is worth telling; a creature whose span is over dies.
        CHECK(s.count<StatusEnded>() == (is_his && row.end_is_announced ? 1 : 0));
        CHECK(ogre.vitals.dead == (row.kind == Status::Lifespan));
    }
}

TEST_CASE("whoever is stuck where nothing holds it any more is free after a hundred ticks",
          "[play][upkeep]") {
    for (const bool held : {true, false}) {
        Scenario s{long_hall};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_off);
        for (Actor* who : {static_cast<Actor*>(&s.game.hero), static_cast<Actor*>(&ogre)}) {
            who->vitals.statuses.set(Status::Stuck, 5);
            if (held) s.level().layers.put(Layer::Surface, who->at, Terrain::Spiderweb);
        }
        count_down(s);
        count_down(s, ogre);
        CHECK(s.game.hero.vitals.statuses[Status::Stuck] == (held ? 5 : 0));
        CHECK(ogre.vitals.statuses[Status::Stuck] == (held ? 5 : 0));
    }
}

TEST_CASE("lost strength comes back when weakness ends, not before", "[play][upkeep]") {
    Scenario s{long_hall};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_off);
    for (Actor* who : {static_cast<Actor*>(&s.game.hero), static_cast<Actor*>(&ogre)}) {
        who->vitals.statuses.set(Status::Weakened, 3);
        who->vitals.weakness = 4;
    }
    count_down(s, 2);
    count_down(s, ogre, 2);
    CHECK(s.game.hero.vitals.weakness == 4);
    CHECK(ogre.vitals.weakness == 4);
    count_down(s);
    count_down(s, ogre);
    CHECK(s.game.hero.vitals.weakness == 0);
    CHECK(ogre.vitals.weakness == 0);
    // No other end gives it back.
    s.game.hero.vitals.statuses.set(Status::Weakened, 3);
    s.game.hero.vitals.weakness = 4;
    s.game.hero.vitals.statuses.set(Status::Confused, 1);
    count_down(s);
    CHECK(s.game.hero.vitals.weakness == 4);
}

TEST_CASE("each worse state of hunger is reported once, and whether there is food", "[play][upkeep]") {
    for (const bool fed : {false, true}) {
        Scenario s{bare_room};
        s.game.hero.pack.items.clear();
        carry(s, ItemKind::Dagger);
        if (fed) carry(s, ItemKind::Mango);
        for (const int worse : {hungry_nutrition, weak_nutrition, faint_nutrition, 0}) {
            s.events.clear();
            s.game.hero.nutrition = worse + 2;
            count_down(s);
            CHECK(s.count<HungerFelt>() == 0);
            count_down(s);
            REQUIRE(s.count<HungerFelt>() == 1);
            CHECK(s.last<HungerFelt>()->nutrition == worse);
            CHECK(s.last<HungerFelt>()->has_food == fed);
            if (worse > 0) count_down(s);
            CHECK(s.count<HungerFelt>() == 1);
        }
        // Nothing is less than nothing.
        count_down(s);
        CHECK(s.game.hero.nutrition == 0);
    }
}

TEST_CASE("the hero does not grow hungry while paralysed, nor where nothing harms him", "[play][upkeep]") {
    Scenario s{bare_room};
    s.game.hero.vitals.statuses.set(Status::Paralyzed, 20);
    count_down(s, 10);
    CHECK(s.game.hero.nutrition == full_nutrition);
    s.game.hero.vitals.statuses.end(Status::Paralyzed);
    count_down(s, 10);
    CHECK(s.game.hero.nutrition == full_nutrition - 10);
    s.game.harmless = true;
    count_down(s, 10);
    CHECK(s.game.hero.nutrition == full_nutrition - 10);
}

TEST_CASE("with the Amulet the hero grows hungry in a fifth of the turns", "[play][upkeep]") {
    Scenario s{bare_room};
    carry(s, ItemKind::Amulet);
    constexpr int turns = 2000;
    count_down(s, turns);
    CHECK(full_nutrition - s.game.hero.nutrition == Approx(turns / 5).epsilon(0.1));
}

TEST_CASE("a starving hero loses a point of health a turn and does not heal", "[play][upkeep]") {
    Scenario s{bare_room};
    s.game.hero.health = 20;
    s.game.hero.nutrition = 0;
    s.game.hero.vitals.statuses.set(Status::Shielded, 100);
    wear(s, 12);
    CHECK(s.game.hero.health == 8);
    CHECK(s.game.hero.vitals.statuses[Status::Shielded] == 100);
}

TEST_CASE("poison takes its strength from health each turn, past shields, and holds up healing",
          "[play][upkeep]") {
    for (const int strength : {1, 3}) {
        Scenario s{long_hall};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_off);
        ogre.stats.turns_per_health = 1;
        ogre.health = 30;
        s.game.hero.health = 20;
        for (Actor* who : {static_cast<Actor*>(&s.game.hero), static_cast<Actor*>(&ogre)}) {
            who->vitals.statuses.set(Status::Poisoned, 4);
            who->vitals.statuses.set(Status::Shielded, 1000);
            who->vitals.poison = strength;
        }
        for (int turn = 1; turn <= 4; ++turn) {
            wear(s);
            count_down(s, ogre);
            CHECK(s.game.hero.health == 20 - turn * strength);
            CHECK(ogre.health == 30 - turn * strength);
            // The next poison is as strong as it is itself, once this one is over.
            CHECK(s.game.hero.vitals.poison == (turn < 4 ? strength : 0));
            CHECK(ogre.vitals.poison == (turn < 4 ? strength : 0));
        }
        const int lowest = ogre.health;
        count_down(s, ogre);
        CHECK(ogre.health == lowest + 1);
    }
}

TEST_CASE("fire takes one to three points of health a turn, past shields and not from what is fireproof",
          "[play][upkeep]") {
    std::set<int> his;
    std::set<int> hers;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{long_hall, key};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_off);
        for (Actor* who : {static_cast<Actor*>(&s.game.hero), static_cast<Actor*>(&ogre)}) {
            who->vitals.statuses.set(Status::Burning, 2);
            who->vitals.statuses.set(Status::Shielded, 1000);
        }
        const int ogres = ogre.health;
        wear(s);
        count_down(s, ogre);
        his.insert(s.game.hero.max_health - s.game.hero.health);
        hers.insert(ogres - ogre.health);
        CHECK(s.count<StatusEnded>() == 0);
        wear(s);
        count_down(s, ogre);
        CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Burning));
        CHECK_FALSE(ogre.has(Status::Burning));
        // Only the hero's own fire is reported to go out.
        CHECK(s.count<StatusEnded>() == 1);
    }
    CHECK(his == std::set<int>{1, 2, 3});
    CHECK(hers == std::set<int>{1, 2, 3});
    Scenario proof{long_hall};
    proof.game.hero.vitals.statuses.set(Status::Burning, 4);
    proof.game.hero.vitals.statuses.set(Status::FireImmune, 100);
    wear(proof, 3);
    CHECK(proof.game.hero.health == proof.game.hero.max_health);
    CHECK(proof.game.hero.vitals.statuses[Status::Burning] == 1);
}

TEST_CASE("a wounded creature regains a point of health each time its interval has passed",
          "[play][upkeep]") {
    Scenario s{long_hall};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_off);
    REQUIRE(ogre.stats.turns_per_health > 1);
    const int interval = ogre.stats.turns_per_health;
    // Unwounded it waits for nothing.
    count_down(s, ogre, interval - 1);
    ogre.health = ogre.max_health - 2;
    count_down(s, ogre, interval - 1);
    CHECK(ogre.health == ogre.max_health - 2);
    count_down(s, ogre);
    CHECK(ogre.health == ogre.max_health - 1);
    count_down(s, ogre, interval - 1);
    CHECK(ogre.health == ogre.max_health - 1);
    count_down(s, ogre, 2 * interval + 1);
    CHECK(ogre.health == ogre.max_health);
    // What does not regenerate stays as it is.
    ogre.stats.turns_per_health = 0;
    ogre.health = 5;
    count_down(s, ogre, 100);
    CHECK(ogre.health == 5);
}

TEST_CASE("the hero is told when poison, a shield or his noise is over", "[play][upkeep]") {
    Scenario poisoned{long_hall};
    poisoned.game.hero.vitals.statuses.set(Status::Poisoned, 2);
    poisoned.game.hero.vitals.poison = 1;
    wear(poisoned);
    CHECK(poisoned.count<StatusEnded>() == 0);
    wear(poisoned);
    REQUIRE(poisoned.count<StatusEnded>() == 1);
    CHECK(poisoned.last<StatusEnded>()->status == Status::Poisoned);
    Scenario noisy{long_hall};
    noisy.game.hero.vitals.statuses.set(Status::Aggravating, 2);
    count_down(noisy);
    CHECK(noisy.count<StatusEnded>() == 0);
    count_down(noisy);
    REQUIRE(noisy.count<StatusEnded>() == 1);
    CHECK(noisy.last<StatusEnded>()->status == Status::Aggravating);
    // A shield that decays, and one that a blow breaks.
    Scenario shielded{long_hall};
    shielded.game.hero.vitals.statuses.set(Status::Shielded, 100);
    for (int i = 0; i < 20; ++i) count_down(shielded);
    REQUIRE(shielded.count<StatusEnded>() == 1);
    CHECK(shielded.last<StatusEnded>()->status == Status::Shielded);
    Scenario struck{long_hall};
    struck.game.hero.vitals.statuses.set(Status::Shielded, 20);
    Moment now{struck};
    hurt(now.level, struck.game.hero, 1, {DeathCause::Fall, Terrain::Nothing, 5}, Shielding::Counts);
    CHECK(struck.count<StatusEnded>() == 0);
    hurt(now.level, struck.game.hero, 1, {DeathCause::Fall, Terrain::Nothing, 5}, Shielding::Counts);
    REQUIRE(struck.count<StatusEnded>() == 1);
    CHECK(struck.last<StatusEnded>()->status == Status::Shielded);
    // Nobody is told of a creature's.
    Monster& ogre = add_live_creature(struck, MonsterKind::Ogre, {9, 3});
    ogre.vitals.statuses.set(Status::Shielded, 20);
    hurt(now.level, ogre, 5, {DeathCause::Fall, Terrain::Nothing, 5}, Shielding::Counts);
    CHECK(struck.count<StatusEnded>() == 1);
}

}  // namespace cellophane::status_upkeep_scenes
