#include "play/items/cages.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Monster cages that open because their creature is no captive any more (rules/terrain.md 10.6).

namespace cellophane {

TEST_CASE("a locked monster cage opens without its key, and no other lock does", "[play][keys]") {
    Scenario s{long_hall};
    const Pos at{8, 3};
    Moment now{s};
    for (const Terrain lock : {Terrain::MonsterCageLocked, Terrain::LockedIronDoor, Terrain::Floor}) {
        s.level().layers[Layer::Dungeon][at] = lock;
        open_cage(now.level, at);
        CHECK(s.level().layers[Layer::Dungeon][at] ==
              (lock == Terrain::MonsterCageLocked ? Terrain::MonsterCageOpen : lock));
    }
}

}  // namespace cellophane
