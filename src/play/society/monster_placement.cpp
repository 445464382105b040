#include "play/society/monster_placement.h"

#include "kit/grid/random_cell.h"
#include "play/pathfinding/passability.h"
#include "play/society/holds.h"
#include "world/creatures.h"

namespace cellophane {

TerrainProperties unfit_for(Actor& who) {
    return forbidden_terrain(
        {.floats = who.floats(), .fireproof = who.is_fireproof(), .swims = who.is(Behavior::Swims)});
}

BitGrid unoccupied_cells(const Game& game) {
    const Level& level = game.here().level;
    BitGrid cells = BitGrid{level.size()}.complement();
    for (const Monster& monster : level.monsters)
        if (monster.is_about()) cells.reset(monster.at);
    // A level may run on without the hero.
    if (cells.size().contains(game.hero.at)) cells.reset(game.hero.at);
    for (const Terrain way :
         {Terrain::DownwardStaircase, Terrain::UpwardStaircase, Terrain::DungeonExit, Terrain::CrystalPortal})
        cells -= level.layers.cells_of(Layer::Dungeon, way);
    return cells;
}

Pos nearest_refuge(const LevelContext& living, Actor& who, const BitGrid& shunned) {
    const BitGrid free =
        unoccupied_cells(living.game()) - living.ground().cells_with(unfit_for(who)) - shunned;
    return nearest_cell(free, who.at, living.game().play);
}

Pos nearest_footing(const LevelContext& living, Actor& who, const BitGrid& shunned) {
    const TerrainLayers& layers = living.ground();
    const TerrainProperties impassable = unfit_for(who) | TerrainProperties{TerrainProperty::BlocksMovement};
    const BitGrid fit = (layers.cells_with(impassable) | shunned).complement();
    // Its own cell need not be walkable.
    return nearest_by_foot(who.at, fit, layers.cells_with({TerrainProperty::BlocksDiagonals}),
                           unoccupied_cells(living.game()) & fit, living.game().play);
}

void come_ashore(const TerrainLayers& ground, Monster& monster) {
    if (!ground.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion))
        monster.vitals.submerged = false;
}

void put(LevelContext& living, Monster& monster, Pos at) {
    end_holds_and_webs(living, monster);
    move_actor(living.level(), monster, at);
    come_ashore(living.ground(), monster);
}

void send(LevelContext& living, Monster& monster, Pos to) {
    Actor& who = monster;
    const BitGrid shunned = cells_closed_to(living.ground(), monster, unfit_for(who));
    // A creature without a tolerable cell has to bear this one.
    Pos end = to;
    if (shunned.test(to))
        if (const Pos refuge = nearest_refuge(living, who, shunned); living.level().size().contains(refuge))
            end = refuge;
    put(living, monster, end);
}

}  // namespace cellophane
