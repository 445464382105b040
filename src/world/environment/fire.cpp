#include "world/environment/fire.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

constexpr int most_exposures = 12;
/// A priority that lets every layer burn.
constexpr int unshielded = 1000;

/// The draw priority of the most important layer that puts fire out: it shields less important layers.
int shield(const TerrainLayers& layers, Pos at) {
    int priority = unshielded;
    for (Layer layer : every_layer) {
        const TerrainRow& row = terrain_rows[layers[layer][at]];
        if (row.mechanics.has(TerrainMechanic::ExtinguishesFire))
            priority = std::min(priority, row.draw_priority);
    }
    return priority;
}

int ignition_percent(const TerrainLayers& layers, Pos at) {
    const int shielded_beyond = shield(layers, at);
    int chance = 0;
    for (Layer layer : every_layer) {
        const TerrainRow& row = terrain_rows[layers[layer][at]];
        if (!row.properties.has(TerrainProperty::Flammable)) continue;
        if (layer == Layer::Gas || row.draw_priority <= shielded_beyond)
            chance = std::max(chance, row.ignite_percent);
    }
    return chance;
}

/// Whether all neighbors burn, explode along with the cell, or let no gas out.
bool is_pent_up(const TerrainLayers& layers, Pos at) {
    if (!layers.mechanics(at).has(TerrainMechanic::ExplodesSurrounded)) return false;
    for (Direction d : directions) {
        const Pos p = at + step(d);
        if (!layers.size().contains(p)) return false;
        if (!layers.has(p, {TerrainProperty::Fire, TerrainProperty::BlocksGas}) &&
            !layers.mechanics(p).has(TerrainMechanic::ExplodesSurrounded))
            return false;
    }
    return true;
}

}  // namespace

bool expose_to_fire(Surroundings& around, Pos at, Ignition ignition) {
    const TerrainLayers& layers = around.ground();
    std::uint8_t& exposures = around.environment_state.exposures[at];
    if (!layers.has(at, {TerrainProperty::Flammable}) || exposures >= most_exposures) return false;
    ++exposures;
    if (ignition == Ignition::Chance) {
        const int chance = ignition_percent(layers, at);
        if (chance <= 0 || !around.rng.percent(chance)) return false;
    }
    const Cause cause = is_pent_up(layers, at) ? Cause::Explosion : Cause::Fire;
    std::array<Terrain, every_layer.size()> caught{};
    for (std::size_t k = 0; k < every_layer.size(); ++k) caught[k] = layers[every_layer[k]][at];
    for (std::size_t k = 0; k < every_layer.size(); ++k) {
        const Layer layer = every_layer[k];
        // Terrain that the burning of another layer has put here does not burn with it.
        if (layers[layer][at] != caught[k] ||
            !terrain_rows[caught[k]].properties.has(TerrainProperty::Flammable))
            continue;
        if (layer == Layer::Gas) around.layers.gas_volume[at] = 0;
        promote(around, at, layer, cause);
    }
    return true;
}

void spread_fire(Surroundings& around) {
    around.scratch.active.refresh(around.ground());
    // A cell that ignites on the way carries its mark and waits for the next tick.
    const BitGrid fires = around.scratch.active.fires();
    const Size size = around.ground().size();
    fires.for_each([&](Pos at) {
        if (around.environment_state.caught_fire.test(at) ||
            !around.ground().has(at, {TerrainProperty::Fire}))
            return;
        expose_to_fire(around, at, Ignition::Chance);
        for (Direction d : cardinals) {
            const Pos p = at + step(d);
            if (size.contains(p)) expose_to_fire(around, p, Ignition::Chance);
        }
    });
}

void burn_items(Surroundings& around, Pos at) {
    for (std::size_t i = 0; i < around.items.size(); ++i) {
        const Item& item = around.items[i];
        if (!lies_on_floor(item) || !(item.at == at)) continue;
        const bool in_lava =
            around.ground().has(at, {TerrainProperty::Lava}) && item.kind != ItemKind::Amulet;
        const bool in_fire = around.ground().has(at, {TerrainProperty::Fire}) && item.row().flammable;
        if (!in_lava && !in_fire) continue;
        const Item burned = take_item(around, i);
        around.creatures.item_burned(burned);
        place_feature(around, Feature::ItemBurnsUp, at);
        return;
    }
}

}  // namespace cellophane
