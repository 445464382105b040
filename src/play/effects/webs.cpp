#include "play/effects/webs.h"

#include <utility>

#include "world/environment/features.h"

namespace cellophane {

Tug tug_at_web(TerrainLayers& layers, Actor& who) {
    if (!who.has(Status::Stuck) || who.is(Behavior::ImmuneToWebs)) return Tug::Unhindered;
    Statuses& statuses = who.vitals.statuses;
    if (!std::as_const(layers).has(who.at, {TerrainProperty::Entangles})) {
        statuses.end(Status::Stuck);
        return Tug::Unhindered;
    }
    if (!who.is_invulnerable() && !statuses.run_down(Status::Stuck)) return Tug::Held;
    statuses.end(Status::Stuck);
    const Terrain web = std::as_const(layers)[Layer::Surface][who.at];
    if (terrain_rows[web].properties.has(TerrainProperty::Entangles))
        empty_layer(layers, Layer::Surface, who.at);
    return Tug::TornLoose;
}

}  // namespace cellophane
