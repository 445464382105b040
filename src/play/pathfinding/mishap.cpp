#include "play/pathfinding/mishap.h"

#include <algorithm>

#include "play/pathfinding/passability.h"
#include "play/perception/known_terrain.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

/// Whether a known web there would hold the hero; vines that give way do not.
bool is_spanned(const TerrainLayers& memory, Pos at) {
    return std::any_of(every_layer.begin(), every_layer.end(), [&](Layer layer) {
        const TerrainRow& row = terrain_rows[memory[layer][at]];
        return row.properties.has(P::Entangles) &&
               !row.mechanics.any_of({TerrainMechanic::PromotesOnHero, TerrainMechanic::PromotesOnCreature});
    });
}

}  // namespace

Mishap mishap_on(const Footfall& ground, const Footing& footing) {
    if (footing.floats || ground.is_held_up) return Mishap::None;
    if (ground.properties.has(P::Descends)) return Mishap::Falls;
    const bool burns = ground.properties.has(P::Lava) && !footing.fireproof &&
                       !ground.mechanics.has(TerrainMechanic::ExtinguishesFire);
    return burns ? Mishap::DiesInLava : Mishap::None;
}

bool is_lava_deadly(const TerrainLayers& layers, Pos at) {
    return mishap_on({.properties = layers.properties(at), .mechanics = layers.mechanics(at)}, {}) ==
           Mishap::DiesInLava;
}

Mishap mishap_of(const Actor& who, const TerrainLayers& layers) {
    const TerrainProperties there = layers.properties(who.at);
    if (!there.any_of({P::Descends, P::Lava})) return Mishap::None;
    return mishap_on({.properties = there,
                      .mechanics = layers.mechanics(who.at),
                      .is_held_up = there.any_of({P::Entangles, P::BlocksMovement})},
                     footing_of(who));
}

Mishap mishap_foreseen(const Game& game, Pos at) {
    const VisitedLevel& place = game.here();
    if (!is_known(place, at)) return Mishap::None;
    const TerrainLayers& memory = place.known.memory;
    const TerrainProperties there = known_properties(place, at);
    const Statuses& statuses = game.hero.vitals.statuses;
    return mishap_on(
        {.properties = there,
         .mechanics = memory.mechanics(at),
         .is_held_up = there.has(P::BlocksMovement) || is_spanned(memory, at)},
        {.floats = statuses[Status::Levitating] > 1, .fireproof = statuses[Status::FireImmune] > 1});
}

}  // namespace cellophane
