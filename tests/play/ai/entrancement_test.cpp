#include "play/ai/entrancement.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// What makes entranced creatures move (rules/hero.md 10.3; rules/monsters.md 14.2).

namespace cellophane::entrancement_scenes {

namespace {

constexpr Pos place_of_goblin{20, 3};

/// Where an entranced goblin, far from the hero, is after what it does.
Pos mirrored(Scenario& s, const Command& command) {
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, place_of_goblin);
    const ActorId id = goblin.id;
    goblin.vitals.statuses.set(Status::Entranced, 50);
    s.look();
    s.play(command);
    const Monster* found = find_creature(s.level(), id);
    REQUIRE(found != nullptr);
    return found->at;
}

}  // namespace

TEST_CASE("an entranced creature goes the other way in each of the hero's directions",
          "[play][entrancement]") {
    for (const Direction d : directions) {
        Scenario s{long_hall};
        stand_at(s, {5, 3});
        CHECK(mirrored(s, Move{d}) == place_of_goblin - step(d));
    }
}

TEST_CASE("an entranced creature steps when the hero attacks, and when he struggles in vain",
          "[play][entrancement]") {
    Scenario attacking{long_hall};
    make_tough(attacking);
    add_creature(attacking, MonsterKind::Ogre, {2, 3});
    CHECK(mirrored(attacking, Move{Direction::East}) == place_of_goblin - Pos{1, 0});
    CHECK(attacking.game.hero.at == Pos{1, 3});
    Scenario stuck{long_hall};
    stuck.level().layers.put(Layer::Surface, stuck.game.hero.at, Terrain::Spiderweb);
    stuck.game.hero.vitals.statuses.set(Status::Stuck, 5);
    CHECK(mirrored(stuck, Move{Direction::East}) == place_of_goblin - Pos{1, 0});
    CHECK(stuck.game.hero.at == Pos{1, 3});
    // In the arms of what he cannot see he struggles, too.
    Scenario seized{long_hall};
    make_tough(seized);
    Monster& holder = add_in_its_element(seized, MonsterKind::BogMonster, {1, 2});
    holder.vitals.ticks = 1'000'000;
    holder.vitals.statuses.set(Status::Invisible, 1000);
    holder.set(MonsterMark::Seizing);
    seized.game.hero.set(MonsterMark::Seized);
    CHECK(mirrored(seized, Move{Direction::East}) == place_of_goblin - Pos{1, 0});
    CHECK(seized.game.hero.at == Pos{1, 3});
}

TEST_CASE("an entranced creature stays when the hero frees a captive, rests or is refused",
          "[play][entrancement]") {
    Scenario freeing{long_hall};
    Monster& captive = add_live_creature(freeing, MonsterKind::Goblin, {2, 3}, MonsterState::Wandering);
    captive.set(MonsterMark::Captive);
    Monster& entranced = add_live_creature(freeing, MonsterKind::Goblin, place_of_goblin);
    entranced.vitals.statuses.set(Status::Entranced, 50);
    freeing.look();
    freeing.play(Move{Direction::East}).play(Answer{true});
    CHECK_FALSE(captive.is_captive());
    CHECK(entranced.at == place_of_goblin);
    Scenario resting{long_hall};
    CHECK(mirrored(resting, Rest{}) == place_of_goblin);
    Scenario bumping{long_hall};
    CHECK(mirrored(bumping, Move{Direction::West}) == place_of_goblin);
}

TEST_CASE("only entranced creatures are moved by the hero's steps", "[play][entrancement]") {
    Scenario s{long_hall};
    stand_at(s, {5, 3});
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {24, 3}, MonsterState::Sleeping);
    CHECK(mirrored(s, Move{Direction::East}) == place_of_goblin - Pos{1, 0});
    CHECK(ogre.at == Pos{24, 3});
}

}  // namespace cellophane::entrancement_scenes
