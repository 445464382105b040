#include "dungeon/stages/stages.h"

namespace cellophane {

void line_walls(Strata& strata, bool eight_neighbours) {
    BitGrid hidden = strata.cells_with({TerrainProperty::BlocksMovement});
    hidden &= strata.cells_with({TerrainProperty::BlocksVision});
    const BitGrid exposing = hidden.complement();
    const BitGrid exposed = eight_neighbours ? exposing.dilated8() : exposing.dilated4();
    Grid<Terrain>& ground = strata[Layer::Dungeon];
    hidden.for_each([&](Pos p) {
        if (ground[p] == Terrain::Granite && exposed.test(p)) ground[p] = Terrain::StoneWall;
        if (ground[p] == Terrain::StoneWall && !exposed.test(p)) ground[p] = Terrain::Granite;
    });
}

void finish_walls(Draft& draft, Rng&) {
    line_walls(draft.strata, true);
}

}  // namespace cellophane
