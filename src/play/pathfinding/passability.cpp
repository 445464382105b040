#include "play/pathfinding/passability.h"

#include <algorithm>

#include "content/features.h"
#include "play/perception/allegiance.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

constexpr TerrainProperties suffered_by_flesh{P::Damages, P::Paralyzes, P::Confuses, P::Nauseates,
                                              P::LichenPoison};

/// Whether creatures can pass a secret in the cell, known to the hero or not: doors, but not levers, and with
/// nothing solid on top.
bool is_secret_way(const TerrainLayers& layers, Pos at) {
    const Terrain terrain = layers[Layer::Dungeon][at];
    if (!terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret)) return false;
    const Terrain real = revealed(terrain);
    if (real == terrain || terrain_rows[real].properties.has(P::BlocksMovement)) return false;
    return std::none_of(every_layer.begin(), every_layer.end(), [&](Layer layer) {
        return layer != Layer::Dungeon && terrain_rows[layers[layer][at]].properties.has(P::BlocksMovement);
    });
}

}  // namespace

TerrainProperties immunities(const Monster& monster) {
    TerrainProperties none;
    if (monster.is_fireproof()) none |= {P::Fire, P::Ignites, P::Lava};
    if (monster.is(Behavior::Invulnerable))
        none |= harmful_terrain | TerrainProperties{P::Fire, P::Entangles, P::Ignites, P::Lava};
    if (monster.is(Behavior::Inanimate)) none |= suffered_by_flesh;
    if (monster.floats()) none |= {P::Descends, P::LichenPoison, P::DeepWater, P::TrapPlate, P::Lava};
    if (monster.is(Behavior::ImmuneToWebs)) none |= {P::Entangles};
    if (monster.is(Behavior::Swims)) none |= {P::DeepWater};
    return none;
}

Footing footing_of(const Actor& who) {
    return {.floats = who.floats(),
            .fireproof = who.is_fireproof() || who.is_invulnerable(),
            .swims = who.is(Behavior::Swims)};
}

TerrainProperties forbidden_terrain(const Monster& monster) {
    return forbidden_terrain(footing_of(monster));
}

TerrainProperties shunned_terrain(const Monster& monster) {
    TerrainProperties shunned = forbidden_terrain(monster) | harmful_terrain | TerrainProperties{P::Sacred};
    if (monster.is(Behavior::Invulnerable))
        shunned = shunned.without(harmful_terrain | TerrainProperties{P::TrapPlate});
    if (monster.is(Behavior::Inanimate))
        shunned = shunned.without({P::LichenPoison, P::Damages, P::Paralyzes, P::Confuses});
    if (monster.is_fireproof()) shunned = shunned.without({P::Fire});
    if (monster.floats()) shunned = shunned.without({P::LichenPoison});
    return shunned;
}

BitGrid cells_closed_to(const TerrainLayers& layers, const Monster& monster, TerrainProperties terrain) {
    BitGrid closed = layers.cells_with(terrain);
    if (monster.is(Behavior::ConfinedToLiquid))
        closed |= layers.cells_with(TerrainMechanics{TerrainMechanic::AllowsSubmersion}).complement();
    return closed;
}

bool suffers(const Monster& monster, TerrainProperties ground) {
    return ground.any_of(harmful_terrain.without(immunities(monster)));
}

bool may_submerge(const Level& level, const Monster& monster) {
    if (!monster.is(Behavior::Submerges) || monster.has(MonsterMark::Seizing) ||
        monster.has(MonsterMark::Seized) || monster.is_captive() ||
        !level.layers.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion))
        return false;
    const TerrainProperties there = level.layers.properties(monster.at);
    if (there.has(P::BlocksMovement)) return false;
    return !there.has(P::Lava) || monster.is_fireproof() || monster.is(Behavior::Invulnerable);
}

bool is_shut(const Level& level, Pos at) {
    return level.layers.has(at, {P::BlocksMovement}) && !is_secret_way(level.layers, at);
}

bool is_shut_to(const Level& level, const Actor& who, Pos at) {
    return who.is_hero() ? level.layers.has(at, {P::BlocksMovement}) : is_shut(level, at);
}

Pos corner_cut(const TerrainLayers& layers, Pos from, Direction toward) {
    if (is_cardinal(toward)) return nowhere;
    for (const Pos flank : flanks(from, toward))
        if (layers.size().contains(flank) && layers.has(flank, {P::BlocksDiagonals})) return flank;
    return nowhere;
}

BitGrid secret_passages(const Level& level) {
    return secret_passages(level, level.layers.cells_with(TerrainMechanics{TerrainMechanic::Secret}));
}

BitGrid secret_passages(const Level& level, const BitGrid& secrets) {
    BitGrid ways = secrets;
    ways.for_each([&](Pos at) {
        if (is_shut(level, at)) ways.reset(at);
    });
    return ways;
}

bool cuts_corner(const TerrainLayers& layers, Pos from, Direction toward) {
    return !(corner_cut(layers, from, toward) == nowhere);
}

bool is_next_to(const TerrainLayers& layers, Pos a, Pos b) {
    const Direction toward = direction_of(b - a);
    return toward != Direction::count && !cuts_corner(layers, a, toward);
}

bool is_walled_in(const Game& game) {
    return game.here().level.layers.has(game.hero.at, {P::BlocksMovement});
}

bool may_swap(const Game& game, const Monster& mover, const Monster& blocker) {
    if (blocker.has(Status::Confused) || blocker.has(Status::Stuck) || blocker.has(Status::Paralyzed) ||
        blocker.has(Status::Entranced) || blocker.is_captive() || blocker.has(MonsterMark::Absorbing) ||
        blocker.is(Behavior::Immobile) || mover.has(Status::Entranced) || are_enemies(game, mover, blocker))
        return false;
    const Level& level = game.here().level;
    if (leader_of(level, blocker) == &mover) return true;
    if (leader_of(level, mover) == &blocker) return false;
    return are_teammates(mover, blocker) && blocker.health < mover.health;
}

}  // namespace cellophane
