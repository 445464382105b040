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

}  // namespace cellophane
