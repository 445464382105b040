#include "play/combat/standing_room.h"

#include <array>

#include "kit/grid/random_cell.h"
#include "play/pathfinding/passability.h"
#include "play/society/monster_placement.h"

namespace cellophane {

Pos room_near(Game& game, const Monster& body, Pos from) {
    const TerrainLayers& layers = game.here().level.layers;
    const TerrainProperties forbidden = forbidden_terrain(body);
    const auto [unfit, barred, corners] = layers.cells_with_each(std::array{
        forbidden, level_dividers & forbidden, TerrainProperties{TerrainProperty::BlocksDiagonals}});
    const BitGrid fit = unoccupied_cells(game) - unfit;
    const BitGrid ground = barred.complement();
    // A creature confined to liquid is put into it if there is room.
    const BitGrid wet = fit - cells_closed_to(layers, body, {});
    const Pos at = nearest_by_foot(from, ground, corners, wet, game.play);
    return at == nowhere ? nearest_by_foot(from, ground, corners, fit, game.play) : at;
}

}  // namespace cellophane
