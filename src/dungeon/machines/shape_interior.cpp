#include <algorithm>
#include <array>
#include <bit>

#include "dungeon/draft/draft_cells.h"
#include "dungeon/machines/machines.h"
#include "kit/grid/ring_code.h"
#include "world/environment/features.h"

namespace cellophane {

namespace {

/// Puts floor, or nothing, in place of whatever stops a walker.
void clear_blockers(TerrainLayers& layers, Pos at) {
    for (Layer layer : every_layer)
        if (terrain_rows[layers[layer][at]].properties.any_of(pathing_blockers))
            empty_layer(layers, layer, at);
}

/// Takes in rock around the interior wherever enough of it lies around (rules/machines.md 4.5, 1).
void widen(Draft& draft, BitGrid& interior, int threshold) {
    TerrainLayers& layers = draft.layers;
    const auto [blocked, solid] = layers.cells_with_each(std::array{pathing_blockers, solid_properties});
    const BitGrid claimed = draft.ownership.any();
    const BitGrid inhabited = cells_with_everybody(draft);
    /// Cells outside that must not come next to the interior.
    BitGrid keep_off = (solid.complement() | claimed) - interior;
    BitGrid free = interior - blocked;
    bool changed = true;
    while (changed) {
        changed = false;
        const BitGrid candidates = (free.dilated8() & blocked) - claimed - interior - inhabited;
        candidates.for_each([&](Pos at) {
            if (!draft.goal.size.contains_inside(at)) return;
            if (std::popcount(ring_code(free, at)) < threshold || ring_code(keep_off, at) != 0) return;
            // Across a corner nobody could follow.
            if (std::none_of(cardinals.begin(), cardinals.end(),
                             [&](Direction d) { return free.test(at + step(d)); }))
                return;
            interior.set(at);
            free.set(at);
            keep_off.reset(at);
            clear_blockers(layers, at);
            for (Pos by : once_around) {
                Terrain& ground = layers[Layer::Dungeon][at + by];
                if (ground == Terrain::Granite) ground = Terrain::StoneWall;
            }
            changed = true;
        });
    }
    interior.for_each([&](Pos at) {
        Terrain& ground = layers[Layer::Dungeon][at];
        if (ground == Terrain::WoodenDoor || ground == Terrain::SecretDoor) ground = Terrain::Floor;
    });
}

/// The interior's outside neighbors that no gate opens on.
template <class Visit>
void for_each_neighbor(const Draft& draft, const BitGrid& interior, Visit visit) {
    const BitGrid around = (interior - draft.topology.gates).dilated8() - interior - draft.topology.gates;
    around.for_each(visit);
}

/// Water, lava, chasms and traps that lap at the room are walled off.
void surround(Draft& draft, const BitGrid& interior) {
    TerrainLayers& layers = draft.layers;
    const BitGrid inhabited = cells_with_everybody(draft);
    for_each_neighbor(draft, interior, [&](Pos at) {
        const TerrainProperties properties = layers.properties(at);
        if (inhabited.test(at) || draft.ownership.test(at) || properties.any_of(solid_properties) ||
            !properties.any_of(pathing_blockers))
            return;
        for (Layer layer : every_layer) empty_layer(layers, layer, at);
        layers[Layer::Dungeon][at] = Terrain::StoneWall;
    });
}

}  // namespace

void shape_interior(Draft& draft, const BlueprintRow& blueprint, Interior& interior, Rng& rng) {
    using T = BlueprintTrait;
    const auto wants = [&](T trait) { return blueprint.traits.has(trait); };
    TerrainLayers& layers = draft.layers;
    if (wants(T::MaximizesInterior)) widen(draft, interior.cells, 1);
    if (wants(T::OpensInterior)) widen(draft, interior.cells, 4);
    if (wants(T::PurgesInterior))
        interior.cells.for_each([&](Pos at) {
            for (Layer layer : every_layer) empty_layer(layers, layer, at);
        });
    if (wants(T::PurgesBlockers)) interior.cells.for_each([&](Pos at) { clear_blockers(layers, at); });
    if (wants(T::PurgesLiquids))
        interior.cells.for_each([&](Pos at) { layers[Layer::Liquid][at] = Terrain::Nothing; });
    if (wants(T::Walled)) surround(draft, interior.cells);
    if (wants(T::Redesigned)) redesign_interior(draft, blueprint.redesign, interior, rng);
    if (wants(T::Impregnable)) {
        draft.impregnable |= interior.cells - draft.topology.gates;
        for_each_neighbor(draft, interior.cells, [&](Pos at) { draft.impregnable.set(at); });
    }
}

void claim_interior(Draft& draft, const BlueprintRow& blueprint, const Interior& interior, int number) {
    TerrainLayers& layers = draft.layers;
    (blueprint.form == Form::Room ? draft.ownership.rooms : draft.ownership.areas) |= interior.cells;
    interior.cells.for_each([&](Pos at) {
        draft.ownership.number[at] = static_cast<std::uint16_t>(number);
        Terrain& ground = layers[Layer::Dungeon][at];
        if (ground == Terrain::SecretDoor) ground = Terrain::WoodenDoor;
        for (Layer layer : every_layer)
            if (terrain_rows[layers[layer][at]].mechanics.any_of(machine_wiring))
                empty_layer(layers, layer, at);
    });
}

}  // namespace cellophane
