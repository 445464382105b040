#include <array>

#include "dungeon/stages/stages.h"

namespace cellophane {

void line_walls(Strata& strata, bool eight_neighbours) {
    const auto [solid, opaque] = strata.cells_with_each(
        std::array{solid_properties, TerrainProperties{TerrainProperty::BlocksVision}});
    const BitGrid hidden = solid & opaque;
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
