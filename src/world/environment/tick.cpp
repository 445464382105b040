#include "world/environment/tick.h"

#include <bit>
#include <cstddef>

#include "kit/base/bytes.h"
#include "world/environment/fire.h"
#include "world/environment/floor_items.h"
#include "world/environment/gas.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

/// The chance, in 10,001sts, that a layer promotes in a tick.
int promotion_chance(const TerrainLayers& layers, Pos at, Layer layer) {
    const Terrain terrain = layers[layer][at];
    const int chance = terrain_rows[terrain].promotion_chance;
    if (chance >= 0) return chance;
    int sides = 0;
    for (Direction d : cardinals) {
        const Pos p = at + step(d);
        if (layers.size().contains(p) && layers[layer][p] != terrain &&
            !layers.has(p, {TerrainProperty::BlocksMovement}))
            ++sides;
    }
    return -chance * sides;
}

/// In two passes, so that nothing promotes twice in a tick (rules/terrain.md 6.3).
void promote_at_random(Surroundings& around) {
    around.scratch.active.refresh(around.ground());
    std::vector<std::pair<Pos, Layer>>& marked = around.scratch.promoted;
    marked.clear();
    around.scratch.active.restless().for_each([&](Pos at) {
        if (around.environment_state.caught_fire.test(at)) return;
        for (unsigned left = around.scratch.active.restless_layers(at); left != 0; left &= left - 1) {
            const Layer layer = every_layer[static_cast<std::size_t>(std::countr_zero(left))];
            const int chance = promotion_chance(around.ground(), at, layer);
            if (chance > 0 && around.rng.uniform(0, 10000) < chance) marked.push_back({at, layer});
        }
    });
    for (const auto& [at, layer] : marked) promote(around, at, layer);
}

/// Plates with nothing on them come up.
void release_plates(Surroundings& around) {
    if (around.environment_state.pressed.none()) return;
    BitGrid held{around.environment_state.pressed.size()};
    for (const Item& item : around.items)
        if (lies_on_floor(item)) held.set(item.at);
    around.environment_state.pressed.for_each([&](Pos at) {
        if (!held.test(at) && !around.creatures.is_occupied(at)) around.environment_state.pressed.reset(at);
    });
}

/// Altars notice that what lay on them is gone.
void miss_keys(Surroundings& around) {
    // Altars that appeared in this tick can wait for the next.
    if (around.scratch.active.keyless().none()) return;
    const BitGrid keyless = around.scratch.active.keyless();
    keyless.for_each([&](Pos at) {
        if (!has_key_lying(around, at) && !around.creatures.brings_key(at))
            promote_layers(around, at, {TerrainMechanic::PromotesWithoutKey});
    });
}

}  // namespace

void update_environment(Surroundings& around) {
    Grid<std::uint8_t>& exposures = around.environment_state.exposures;
    // Mostly nothing has burnt.
    if (!are_zero(exposures.data(), static_cast<std::size_t>(exposures.size().area()))) exposures.fill(0);
    around.scratch.active.refresh(around.ground());
    constexpr int gas_passes = 2;
    if (around.scratch.active.has_gas()) spread_gas(around, gas_passes);
    promote_at_random(around);
    around.environment_state.caught_fire.clear();
    release_plates(around);
    miss_keys(around);
    spread_fire(around);
    move_floor_items(around);
}

}  // namespace cellophane
