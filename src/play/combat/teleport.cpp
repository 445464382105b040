#include "play/combat/teleport.h"

#include "kit/grid/field_of_view.h"
#include "kit/grid/random_cell.h"
#include "play/combat/displacement.h"
#include "play/pathfinding/passability.h"
#include "play/society/monster_placement.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

constexpr int short_walk = 39;

/// Terrain where `who` cannot be put; for the hero, harmful terrain as well.
TerrainProperties unfit_landing(Actor& who) {
    if (!who.is_hero()) return forbidden_terrain(who);
    return harmful_terrain | forbidden_terrain(Footing{
                                 .floats = who.floats(), .fireproof = who.is_fireproof(), .swims = false});
}

BitGrid seen_from(const TerrainLayers& layers, Pos from) {
    BitGrid seen{layers.size()};
    field_of_view(layers.cells_with({TerrainProperty::BlocksVision}), from, sight_unlimited, seen);
    seen.set(from);
    return seen;
}

}  // namespace

BitGrid cells_within_walk(const TerrainLayers& layers, Pos from, TerrainProperties bars, int steps) {
    const BitGrid ground = layers.cells_with(bars).complement();
    BitGrid reached{layers.size()};
    reached.set(from);
    for (int i = 0; i < steps; ++i) {
        BitGrid farther = reached.dilated4() & ground;
        farther |= reached;
        if (farther == reached) break;
        reached = farther;
    }
    return reached;
}

bool teleport(Turn& turn, LevelContext& living, Actor& who) {
    Game& game = turn.game;
    const Level& level = game.here().level;
    const TerrainLayers& layers = level.layers;
    const TerrainProperties unfit = unfit_landing(who);
    const BitGrid near = cells_within_walk(layers, who.at, unfit, short_walk);
    BitGrid wanted = unoccupied_cells(game) - layers.cells_with(unfit) - level.ownership.any();
    wanted -= seen_from(layers, who.at);
    wanted -= game.here().known.in_view;
    // If no cell is far enough away, any will do.
    const BitGrid far = wanted - near;
    const BitGrid& choice = far.any() ? far : wanted;
    if (choice.none()) return false;
    const Pos from = who.at;
    const Pos to = random_cell(choice, game.play);
    who.wandering.target = -1;
    const bool was_seen = game.here().known.visible.test(from);
    land(turn, living, who, to);
    if (who.is_hero() || was_seen)
        turn.emit(
            Blinked{.who = who.is_hero() ? Party{.hero = true} : Party{.hero = false, .seen = view_of(who)},
                    .from = from,
                    .to = to,
                    .by_force = true});
    return true;
}

}  // namespace cellophane
