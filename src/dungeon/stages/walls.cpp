#include <array>

#include "dungeon/stages/stages.h"

namespace cellophane {

void line_walls(TerrainLayers& layers, bool eight_neighbors) {
    const auto [solid, opaque] = layers.cells_with_each(
        std::array{solid_properties, TerrainProperties{TerrainProperty::BlocksVision}});
    const BitGrid hidden = solid & opaque;
    const BitGrid exposing = hidden.complement();
    const BitGrid exposed = eight_neighbors ? exposing.dilated8() : exposing.dilated4();
    Grid<Terrain>& ground = layers[Layer::Dungeon];
    (layers.cells_of(Layer::Dungeon, Terrain::Granite) & hidden & exposed).for_each([&](Pos p) {
        ground[p] = Terrain::StoneWall;
    });
    (layers.cells_of(Layer::Dungeon, Terrain::StoneWall) & (hidden - exposed)).for_each([&](Pos p) {
        ground[p] = Terrain::Granite;
    });
}

void finish_walls(Draft& draft, Rng&) {
    line_walls(draft.layers, true);
}

}  // namespace cellophane
