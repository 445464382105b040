#include "world/levers.h"

#include <algorithm>

namespace cellophane {

bool has_lever(const TerrainLayers& layers, Pos at) {
    if (!layers.has(at, {TerrainProperty::BlocksMovement})) return false;
    const TerrainMechanics mechanics = layers.mechanics(at);
    return mechanics.has(TerrainMechanic::PromotesOnHero) && !mechanics.has(TerrainMechanic::Secret);
}

BitGrid lever_fronts(const TerrainLayers& layers) {
    return layers.cells_of(Layer::Dungeon, Terrain::HiddenLever).dilated4();
}

bool is_before_lever(const TerrainLayers& layers, Pos at) {
    return std::any_of(cardinals.begin(), cardinals.end(), [&](Direction d) {
        const Pos beside = at + step(d);
        return layers.size().contains(beside) && layers[Layer::Dungeon][beside] == Terrain::HiddenLever;
    });
}

}  // namespace cellophane
