#include "play/effects/explosions.h"

#include <string_view>

#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "support/catch.h"

// What explosions do to the hero and creatures (rules/terrain.md 11.1).

namespace cellophane {

namespace {

constexpr std::string_view blown_up_cell = "#####\n#...#\n#.@.#\n#...#\n#####\n";

void stand_in_blast(Scenario& s) {
    Moment now{s};
    apply_instant_effects(now.level, s.game.hero);
}

}  // namespace

TEST_CASE("an explosion takes at least half of the hero's health, once in five turns", "[play][body]") {
    Scenario s{blown_up_cell};
    s.level().layers[Layer::Surface][{2, 2}] = Terrain::Explosion;
    stand_in_blast(s);
    CHECK(s.game.hero.health <= 15);
    CHECK(s.game.hero.health >= 10);
    const int health = s.game.hero.health;
    stand_in_blast(s);
    CHECK(s.game.hero.health == health);
    Scenario shielded{blown_up_cell};
    shielded.game.hero.vitals.statuses.set(Status::Shielded, 1000);
    shielded.level().layers[Layer::Surface][{2, 2}] = Terrain::Explosion;
    stand_in_blast(shielded);
    CHECK(shielded.game.hero.health == 30);
    CHECK(shielded.game.hero.vitals.statuses[Status::Shielded] < 1000);
}

TEST_CASE("who was blasted is immune to blasts for five turns, and to nothing else", "[play][ground]") {
    for (const bool is_hero : {true, false}) {
        Scenario s{hall(12, 7, {3, 3})};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {8, 3});
        Actor& who = is_hero ? static_cast<Actor&>(s.game.hero) : ogre;
        who.health = who.max_health = 1000;
        s.level().layers[Layer::Surface][who.at] = Terrain::Explosion;
        Moment now{s};
        apply_instant_effects(now.level, who);
        // Half of the most health, where that is more than 15 to 20.
        CHECK(who.health == 500);
        CHECK(who.vitals.statuses[Status::BlastImmune] == 5);
        apply_instant_effects(now.level, who);
        CHECK(who.health == 500);
        who.vitals.statuses.end(Status::BlastImmune);
        apply_instant_effects(now.level, who);
        CHECK(who.health <= 0);
    }
    for (std::uint64_t key = 1; key <= 30; ++key) {
        Scenario s{hall(12, 7, {3, 3}), key};
        Monster& rat = add_live_creature(s, MonsterKind::Rat, {8, 3});
        rat.max_health = 29;
        rat.health = 100;
        s.level().layers[Layer::Surface][rat.at] = Terrain::Explosion;
        Moment now{s};
        apply_instant_effects(now.level, rat);
        CHECK(rat.health >= 80);
        CHECK(rat.health <= 85);
    }
}

TEST_CASE("no blast reaches a creature under water or without anything that explodes", "[play][ground]") {
    Scenario s{hall(12, 7, {3, 3})};
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {8, 3});
    Moment now{s};
    CHECK_FALSE(blast_damage(now.level, eel));
    s.level().layers[Layer::Surface][eel.at] = Terrain::Explosion;
    eel.vitals.submerged = true;
    CHECK_FALSE(blast_damage(now.level, eel));
    CHECK_FALSE(eel.has(Status::BlastImmune));
    eel.vitals.submerged = false;
    CHECK(blast_damage(now.level, eel));
    CHECK(eel.has(Status::BlastImmune));
    CHECK_FALSE(blast_damage(now.level, eel));
}

}  // namespace cellophane
