#include "world/environment/promotion.h"

#include <algorithm>
#include <array>
#include <span>

#include "world/environment/features.h"
#include "world/environment/fire.h"
#include "world/environment/floor_items.h"

namespace cellophane {

namespace {

/// How far to either side a feature may get: most stay where they are.
int widest(const FeatureRow& feature, Size size) {
    return feature.start_percent > 0 ? size.width : 0;
}

/// Places the terrain cell by cell: each acts on the creature in it before the next appears.
void grow(Surroundings& around, const FeatureRow& feature, Pos origin, BitGrid& blob) {
    const TerrainRow& row = terrain_rows[feature.terrain];
    const bool is_fire = row.properties.has(TerrainProperty::Fire);
    const bool blocks = row.properties.any_of(pathing_blockers);
    const int width = widest(feature, blob.size());
    blob.for_each_between(origin.x - width, origin.x + width, [&](Pos at) {
        if (!may_stand(around.ground(), feature, at)) {
            blob.reset(at);
            return;
        }
        const TerrainProperties before = terrain_rows[around.ground()[feature.layer][at]].properties;
        around.layers.put(feature.layer, at, feature.terrain);
        if (is_fire && !before.has(TerrainProperty::Fire)) around.environment_state.caught_fire.set(at);
        if (blocks != before.any_of(pathing_blockers)) around.environment_state.passages_changed = true;
        around.creatures.meet(at);
        if (is_fire) burn_items(around, at);
    });
}

/// The cells a feature took.
BitGrid build(Surroundings& around, const FeatureRow& feature, Pos origin) {
    BitGrid blob{around.ground().size()};
    blob.set(origin);
    if (feature.terrain == Terrain::Nothing) {
        if (feature.flags.has(FeatureFlag::Evacuates)) around.creatures.make_room(blob);
        return blob;
    }
    if (feature.layer == Layer::Gas) {
        around.layers.gas_volume[origin] += feature.start_percent;
        around.layers.drifting_gas()[origin] = feature.terrain;
        around.scratch.active.note_gas(true);
        around.scratch.gas.bring(feature.terrain, origin);
        return blob;
    }
    if (feature.start_percent > 0 || feature.only_into != Terrain::Nothing)
        blob = feature_cells(around.ground(), feature, origin, around.rng);
    if (feature.flags.has(FeatureFlag::Evacuates)) around.creatures.make_room(blob);
    grow(around, feature, origin, blob);
    return blob;
}

bool has_breaker(const Surroundings& around, int number) {
    const BitGrid breakers = around.ground().cells_with({TerrainMechanic::CircuitBreaker});
    bool found = false;
    breakers.for_each([&](Pos at) { found = found || around.ownership.number[at] == number; });
    return found;
}

/// A portcullis does not come down on what lies in its way (rules/machines.md 13, row 3).
bool is_propped_up(const Surroundings& around, Pos at, Terrain terrain) {
    if (terrain != Terrain::DormantPortcullis) return false;
    return std::any_of(around.items.begin(), around.items.end(),
                       [&](const Item& item) { return lies_on_floor(item) && item.at == at; });
}

/// The numbers below `count`, in any order.
std::span<const std::int16_t> shuffled(std::array<std::int16_t, largest_side>& numbers, int count, Rng& rng) {
    for (int i = 0; i < count; ++i) numbers[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(i);
    const std::span<std::int16_t> used{numbers.data(), static_cast<std::size_t>(count)};
    rng.shuffle(used);
    return used;
}

}  // namespace

bool place_feature(Surroundings& around, const FeatureRow& feature, Pos origin) {
    constexpr int seldom_percent = 1;
    if (feature.flags.has(FeatureFlag::Seldom) && !around.rng.percent(seldom_percent)) return false;
    if (feature.flags.has(FeatureFlag::ResurrectsAlly) && !around.creatures.return_ally(origin)) return false;
    around.creatures.feature_comes(feature, origin);
    const BitGrid blob = build(around, feature, origin);
    clear_others(around.layers, feature, blob);
    around.creatures.feature_grew(feature, origin, blob);
    if (feature.next != Feature::None) {
        if (feature.flags.has(FeatureFlag::NextEverywhere))
            blob.for_each([&](Pos at) { place_feature(around, feature.next, at); });
        else
            place_feature(around, feature.next, origin);
    }
    if (feature.flags.has(FeatureFlag::WakesDormant)) {
        BitGrid woken = blob;
        woken.set(origin);
        around.creatures.wake(woken);
    }
    return true;
}

bool place_feature(Surroundings& around, Feature kind, Pos origin) {
    return kind != Feature::None && place_feature(around, feature_rows[kind], origin);
}

void promote(Surroundings& around, Pos at, Layer layer, Cause cause) {
    const TerrainRow& row = terrain_rows[around.ground()[layer][at]];
    // It is removed: its next promotion would bring it down on a creature walking below.
    if (is_propped_up(around, at, row.kind)) return empty_layer(around.layers, layer, at);
    if (row.mechanics.has(TerrainMechanic::VanishesOnPromotion)) {
        if (row.properties.any_of(pathing_blockers)) around.environment_state.passages_changed = true;
        empty_layer(around.layers, layer, at);
    }
    place_feature(around, cause == Cause::Fire ? row.burns_into : row.promotes_into, at);
    if (cause != Cause::Promotion || !row.mechanics.has(TerrainMechanic::Wired) || around.powered.test(at))
        return;
    const int number = around.ownership.number[at];
    if (number == 0 || has_breaker(around, number)) return;
    around.powered.set(at);
    power_machine(around, number);
}

void promote_layers(Surroundings& around, Pos at, TerrainMechanics triggers) {
    for (Layer layer : every_layer)
        if (terrain_rows[around.ground()[layer][at]].mechanics.any_of(triggers)) promote(around, at, layer);
}

void power_machine(Surroundings& around, int number) {
    if (number == 0 || around.chain >= deepest_chain) return;
    ++around.chain;
    const Size size = around.ground().size();
    std::array<std::int16_t, largest_side> column_numbers;
    std::array<std::int16_t, largest_side> row_numbers;
    const auto columns = shuffled(column_numbers, size.width, around.rng);
    const auto rows = shuffled(row_numbers, size.height, around.rng);
    for (const int x : columns) {
        for (const int y : rows) {
            const Pos at{x, y};
            if (around.ownership.number[at] != number || around.powered.test(at) ||
                !around.ground().mechanics(at).has(TerrainMechanic::Wired))
                continue;
            around.powered.set(at);
            promote_layers(around, at, {TerrainMechanic::Wired});
        }
    }
    around.creatures.machine_ran(number);
    // Machines that set each other off share `powered`: no cell is powered twice.
    if (--around.chain == 0) around.powered.clear();
}

void press_plate(Surroundings& around, Pos at) {
    if (around.environment_state.pressed.test(at)) return;
    for (Layer layer : every_layer) {
        const TerrainRow& row = terrain_rows[around.ground()[layer][at]];
        if (!row.properties.has(TerrainProperty::TrapPlate)) continue;
        around.environment_state.pressed.set(at);
        place_feature(around, row.burns_into, at);
        promote(around, at, layer);
    }
}

}  // namespace cellophane
