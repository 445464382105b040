#include "play/ai/shifting.h"

#include "play/creature_scene.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a creature that moves changes places with who is there, and both meet the ground", "[play][ai]") {
    Scenario s{long_hall};
    Monster& mover = add_live_creature(s, MonsterKind::Goblin, {8, 3});
    Monster& other = add_live_creature(s, MonsterKind::Goblin, {9, 3});
    s.level().layers.put(Layer::Surface, {8, 3}, Terrain::Spiderweb);
    mover.turns_here = 4;
    other.turns_here = 7;
    Moment now{s};
    shift_to(now.acting(mover), {9, 3});
    CHECK(mover.at == Pos{9, 3});
    CHECK(other.at == Pos{8, 3});
    CHECK(mover.turns_here == 0);
    CHECK(other.turns_here == 0);
    CHECK(other.has(Status::Stuck));
    CHECK_FALSE(mover.has(Status::Stuck));
}

}  // namespace cellophane
