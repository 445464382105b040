#include "play/effects/levitation.h"

#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "support/catch.h"

// What a hero who levitates gets away from and floats over (rules/terrain.md 11.3).

namespace cellophane {

TEST_CASE("levitation frees the hero from a hold and carries it over lava", "[play][body]") {
    Scenario s{long_hall};
    Monster& bog = add_live_creature(s, MonsterKind::Ogre, s.game.hero.at + Pos{1, 0});
    s.game.hero.set(MonsterMark::Seized);
    bog.set(MonsterMark::Seizing);
    Moment now{s};
    become_levitating(now.turn, now.level, 30);
    CHECK(s.game.hero.vitals.statuses[Status::Levitating] == 30);
    CHECK(s.game.hero.floats());
    CHECK_FALSE(s.game.hero.has(MonsterMark::Seized));
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
    REQUIRE(s.last<StatusBegan>());
    CHECK(s.last<StatusBegan>()->status == Status::Levitating);
    s.level().layers[Layer::Liquid][s.game.hero.at] = Terrain::Lava;
    apply_instant_effects(now.level, s.game.hero);
    CHECK_FALSE(s.game.hero.vitals.dead);
    CHECK_FALSE(s.game.ending);
}

}  // namespace cellophane
