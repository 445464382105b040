#include "play/effects/burning.h"

#include <map>
#include <string_view>

#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "support/catch.h"

// Who burns, for how long, and what puts flames out (rules/terrain.md 8.5).

namespace cellophane {

namespace {

constexpr std::string_view bare_cell = "#####\n#...#\n#.@.#\n#...#\n#####\n";

void stand_in_fire(Scenario& s) {
    Moment now{s};
    apply_instant_effects(now.level, s.game.hero);
}

}  // namespace

TEST_CASE("the hero burns for seven turns, and water puts him out", "[play][body]") {
    Scenario s{bare_cell};
    s.level().layers[Layer::Surface][{2, 2}] = Terrain::PlainFire;
    stand_in_fire(s);
    CHECK(s.game.hero.vitals.statuses[Status::Burning] == 7);
    CHECK(s.count<StatusBegan>() == 1);
    s.level().layers[Layer::Surface][{2, 2}] = Terrain::Nothing;
    const int health = s.game.hero.health;
    int turns = 0;
    for (; s.game.hero.vitals.statuses.has(Status::Burning); ++turns) s.play(Rest{});
    CHECK(turns == 7);
    CHECK(s.game.hero.health <= health - 5);
    CHECK(s.game.hero.health >= health - 21);

    Scenario wet{bare_cell};
    wet.game.hero.vitals.statuses.set(Status::Burning, 7);
    wet.level().layers[Layer::Liquid][{2, 2}] = Terrain::DeepWater;
    stand_in_fire(wet);
    CHECK_FALSE(wet.game.hero.vitals.statuses.has(Status::Burning));
    CHECK(wet.game.hero.vitals.submerged);
}

TEST_CASE("nothing fireproof, invulnerable, under water or in water is set alight", "[play][body]") {
    enum class Is { Bare, Fireproof, Invulnerable, Submerged, InWater, OverWater };
    for (const Is is :
         {Is::Bare, Is::Fireproof, Is::Invulnerable, Is::Submerged, Is::InWater, Is::OverWater}) {
        Scenario s{long_hall};
        Monster& ogre = add_live_creature(
            s, is == Is::Invulnerable ? MonsterKind::WardenOfYendor : MonsterKind::Ogre, {8, 3});
        if (is == Is::Fireproof) ogre.vitals.statuses.set(Status::FireImmune, 5);
        ogre.vitals.submerged = is == Is::Submerged;
        if (is == Is::InWater || is == Is::OverWater)
            s.level().layers[Layer::Liquid][ogre.at] = Terrain::DeepWater;
        if (is == Is::OverWater) ogre.vitals.statuses.set(Status::Levitating, 5);
        Moment now{s};
        set_alight(now.turn, ogre, s.level().layers);
        CHECK(ogre.has(Status::Burning) == (is == Is::Bare || is == Is::OverWater));
    }
}

TEST_CASE("only of the hero it is told that flames went out, and only if there were any", "[play][body]") {
    Scenario s{long_hall};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {8, 3});
    Moment now{s};
    extinguish(now.turn, s.game.hero);
    CHECK(s.count<StatusEnded>() == 0);
    for (Actor* who : {static_cast<Actor*>(&s.game.hero), &ogre}) {
        who->vitals.statuses.set(Status::Burning, 4);
        extinguish(now.turn, *who);
        CHECK_FALSE(who->has(Status::Burning));
        CHECK(s.count<StatusEnded>() == 1);
    }
}

TEST_CASE("a turn of burning hurts by one to three", "[play][body]") {
    Rng rng{7};
    std::map<int, int> seen;
    for (int i = 0; i < 300; ++i) ++seen[burning_damage(rng)];
    CHECK(seen.size() == 3);
    CHECK(seen.begin()->first == 1);
    CHECK(seen.rbegin()->first == 3);
}

}  // namespace cellophane
