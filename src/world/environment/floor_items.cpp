#include "world/environment/floor_items.h"

#include <utility>

#include "kit/grid/random_cell.h"
#include "world/environment/commutation.h"
#include "world/environment/fire.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

BitGrid cells_with_items(const Surroundings& around) {
    BitGrid cells{around.ground().size()};
    for (const Item& item : around.items)
        if (lies_on_floor(item)) cells.set(item.at);
    return cells;
}

/// A random free cell beside the item, or nowhere.
Pos drift_target(const Surroundings& around, Pos from) {
    const TerrainLayers& layers = around.ground();
    const BitGrid taken = cells_with_items(around);
    BitGrid free{layers.size()};
    for (Direction d : directions) {
        const Pos p = from + step(d);
        if (layers.size().contains(p) && !taken.test(p) &&
            !layers.has(p, {TerrainProperty::BlocksItems, TerrainProperty::BlocksMovement}))
            free.set(p);
    }
    return random_cell(free, around.rng);
}

enum class Fate : std::uint8_t { Stays, Gone };

Fate meet_terrain(Surroundings& around, std::size_t number) {
    const Pos at = around.items[number].at;
    const TerrainProperties there = around.ground().properties(at);
    if (there.has(TerrainProperty::Descends)) {
        around.creatures.item_fell(take_item(around, number));
        return Fate::Gone;
    }
    if (there.any_of({TerrainProperty::Fire, TerrainProperty::Lava})) {
        const std::size_t before = around.items.size();
        burn_items(around, at);
        if (around.items.size() != before) return Fate::Gone;
    }
    if (there.any_of({TerrainProperty::DeepWater, TerrainProperty::Lava})) {
        const Pos to = drift_target(around, at);
        if (around.ground().size().contains(to)) {
            around.items[number].at = to;
            item_left(around, at);
        }
    }
    return Fate::Stays;
}

}  // namespace

Item take_item(Surroundings& around, std::size_t number) {
    Item item = std::move(around.items[number]);
    around.items.erase(around.items.begin() + static_cast<std::ptrdiff_t>(number));
    return item;
}

void item_left(Surroundings& around, Pos at) {
    promote_layers(around, at, {TerrainMechanic::PromotesOnPickup});
}

void item_arrived(Surroundings& around, Pos at) {
    const TerrainProperties there = around.ground().properties(at);
    if (there.has(TerrainProperty::TrapPlate) &&
        !there.any_of({TerrainProperty::DeepWater, TerrainProperty::Lava}))
        press_plate(around, at);
    promote_layers(around, at, {TerrainMechanic::PromotesOnItem});
    if (around.ground().mechanics(at).has(TerrainMechanic::PromotesWithKey) && has_key_lying(around, at))
        promote_layers(around, at, {TerrainMechanic::PromotesWithKey});
}

bool opens(const Surroundings& around, const Item& item, Pos at) {
    return opens(around.depth, around.ownership, item, at);
}

bool opens(int depth, const MachineOwnership& ownership, const Item& item, Pos at) {
    if (item.origin_depth != depth) return false;
    for (const KeyPlace& place : item.opens) {
        if (place.at == at) return true;
        if (place.machine != 0 && place.machine == ownership.number[at]) return true;
    }
    return false;
}

bool has_key_lying(const Surroundings& around, Pos at) {
    for (const Item& item : around.items)
        if (lies_on_floor(item) && item.at == at && opens(around, item, at)) return true;
    return false;
}

void move_floor_items(Surroundings& around) {
    for (std::size_t i = 0; i < around.items.size();) {
        if (!lies_on_floor(around.items[i])) {
            ++i;
            continue;
        }
        const std::size_t count = around.items.size();
        if (meet_terrain(around, i) == Fate::Gone) continue;
        // What one item sets off may remove others; items that move up in the list wait for the next tick.
        if (i < around.items.size()) {
            const Pos at = around.items[i].at;
            promote_layers(around, at, {TerrainMechanic::PromotesOnItem});
            commute(around, at);
        }
        if (around.items.size() >= count) ++i;
    }
}

}  // namespace cellophane
