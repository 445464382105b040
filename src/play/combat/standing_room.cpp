#include "play/combat/standing_room.h"

#include <array>

#include "kit/grid/random_cell.h"
#include "play/senses/treading.h"

namespace cellophane {

BitGrid unoccupied_cells(const Game& game) {
    const Level& level = game.here().level;
    BitGrid cells = BitGrid{level.size()}.complement();
    for (const Monster& monster : level.monsters)
        if (monster.is_about()) cells.reset(monster.at);
    cells.reset(game.hero.at);
    for (const Terrain way :
         {Terrain::DownwardStaircase, Terrain::UpwardStaircase, Terrain::DungeonExit, Terrain::CrystalPortal})
        cells -= level.strata.cells_of(Layer::Dungeon, way);
    return cells;
}

Pos room_near(Game& game, const Monster& body, Pos from) {
    const Strata& strata = game.here().level.strata;
    const TerrainProperties forbidden = forbidden_terrain(body);
    const auto [unfit, barred, corners] = strata.cells_with_each(std::array{
        forbidden, level_dividers & forbidden, TerrainProperties{TerrainProperty::BlocksDiagonals}});
    const BitGrid fit = unoccupied_cells(game) - unfit;
    const BitGrid ground = barred.complement();
    // Whoever cannot leave the water comes to be in it if there is room.
    const BitGrid wet = fit - cells_closed_to(strata, body, {});
    const Pos at = nearest_by_foot(from, ground, corners, wet, game.play);
    return at == nowhere ? nearest_by_foot(from, ground, corners, fit, game.play) : at;
}

}  // namespace cellophane
