#include "dungeon/stages/stages.h"

namespace cellophane {

void line_walls(Strata& strata, bool eight_neighbours) {
    BitGrid hidden = strata.cells_with({TerrainProperty::BlocksMovement});
    hidden &= strata.cells_with({TerrainProperty::BlocksVision});
    const BitGrid exposing = hidden.complement();
    const BitGrid exposed = eight_neighbours ? exposing.dilated8() : exposing.dilated4();
    Grid<Terrain>& ground = strata[Layer::Dungeon];
    (strata.cells_of(Layer::Dungeon, Terrain::Granite) & hidden & exposed).for_each([&](Pos p) {
        ground[p] = Terrain::StoneWall;
    });
    (strata.cells_of(Layer::Dungeon, Terrain::StoneWall) & (hidden - exposed)).for_each([&](Pos p) {
        ground[p] = Terrain::Granite;
    });
}

void finish_walls(Draft& draft, Rng&) {
    line_walls(draft.strata, true);
}

}  // namespace cellophane
