#include "play/combat/tunnelling.h"

#include "play/combat/displacement.h"
#include "play/effects/harm.h"
#include "world/environment/features.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

constexpr TerrainProperties what_is_opened{Property::BlocksMovement, Property::BlocksVision};

/// Empties the layers that block; the rim of the map turns to crystal instead.
void dissolve(LevelContext& level, Pos at) {
    TerrainLayers& layers = level.around().layers;
    if (is_on_border(layers.size(), at)) {
        layers.put(Layer::Dungeon, at, Terrain::CrystalFormationWall);
        return;
    }
    for (const Layer layer : every_layer) {
        const Terrain there = level.around().ground()[layer][at];
        if (terrain_rows[there].properties.any_of(what_is_opened)) empty_layer(layers, layer, at);
    }
}

/// Where two open cells touch at an impassable corner, opens one of the walls beside it too.
void widen(Turn& turn, LevelContext& level, Pos at, Direction diagonal) {
    const Level& here = turn.game.here().level;
    const TerrainLayers& layers = here.layers;
    const Pos beyond = at + step(diagonal);
    const auto [left, right] = flanks(at, diagonal);
    if (!layers.size().contains(beyond) || layers.has(beyond, {Property::BlocksMovement}) ||
        !layers.has(left, {Property::BlocksMovement}) || !layers.has(right, {Property::BlocksMovement}) ||
        !(layers.has(left, {Property::BlocksDiagonals}) || layers.has(right, {Property::BlocksDiagonals})))
        return;
    const bool left_holds = is_impregnable(here, left);
    const bool right_holds = is_impregnable(here, right);
    if (left_holds && right_holds) return;
    const bool takes_left = !left_holds && (right_holds || turn.game.play.percent(50));
    tunnel(turn, level, takes_left ? left : right);
}

}  // namespace

bool is_on_border(Size size, Pos at) {
    return at.x == 0 || at.y == 0 || at.x == size.width - 1 || at.y == size.height - 1;
}

void free_from_wall(Turn& turn, LevelContext& level, Pos at) {
    Monster* inside = somebody_at(turn.game.here().level, at);
    if (inside != nullptr && inside->is_captive()) free_captive(turn, level, *inside);
}

void lose_with_wall(Turn& turn, LevelContext& level, Pos at) {
    Monster* inside = somebody_at(turn.game.here().level, at);
    if (inside != nullptr && inside->is(Behavior::AttackableInWalls))
        kill(level, *inside,
             {.cause = DeathCause::count, .terrain = Terrain::Nothing, .depth = turn.game.depth});
}

bool is_impregnable(const Level& level, Pos at) {
    return level.impregnable.test(at);
}

bool tunnel(Turn& turn, LevelContext& level, Pos at) {
    const Level& here = turn.game.here().level;
    if (is_impregnable(here, at) || !here.layers.has(at, what_is_opened)) return false;
    // The rim of the map, once crystal, is opened no further.
    if (is_on_border(here.layers.size(), at) &&
        here.layers[Layer::Dungeon][at] == Terrain::CrystalFormationWall)
        return false;
    dissolve(level, at);
    free_from_wall(turn, level, at);
    level.around().environment_state.passages_changed = true;
    place_feature(level.around(), Feature::TunnelRubble, at);
    lose_with_wall(turn, level, at);
    if (here.layers.has(at, {Property::BlocksMovement})) return true;
    for (const Direction d : directions)
        if (!is_cardinal(d)) widen(turn, level, at, d);
    return true;
}

}  // namespace cellophane
