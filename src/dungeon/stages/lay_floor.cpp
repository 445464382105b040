#include "content/profiles.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

/// The plan becomes terrain.
void lay_floor(Draft& draft, Rng& rng) {
    Grid<Terrain>& ground = draft.layers[Layer::Dungeon];
    draft.plan.floor.for_each([&](Pos p) { ground[p] = Terrain::Floor; });
    const int chance = door_percent(draft.goal.long_depth());
    draft.plan.doors.for_each(
        [&](Pos p) { ground[p] = chance > 0 && rng.percent(chance) ? Terrain::WoodenDoor : Terrain::Floor; });
    line_walls(draft.layers, false);
}

}  // namespace cellophane
