#include "play/items/dropping.h"

#include <array>
#include <utility>

#include "kit/grid/random_cell.h"
#include "play/items/item_keys.h"
#include "play/observation/vision.h"
#include "world/creatures.h"
#include "world/environment/floor_items.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

/// Cells where an item can come to lie, with none there yet.
BitGrid free_floor(const LevelContext& living) {
    BitGrid free = living.ground().cells_with({Property::BlocksItems, Property::BlocksMovement}).complement();
    for (const Item& item : living.level().items)
        if (lies_on_floor(item)) free.reset(item.at);
    return free;
}

/// The nearest cell on foot where a dropped item can come to lie (rules/monsters.md 13.3).
Pos dropping_place(const LevelContext& living, Pos near) {
    const auto [barred, corners] = living.ground().cells_with_each(
        std::array{level_dividers, TerrainProperties{Property::BlocksDiagonals}});
    const Pos at =
        nearest_by_foot(near, barred.complement(), corners, free_floor(living), living.game().play);
    return at == nowhere ? resting_place(living, near) : at;
}

}  // namespace

void lay(LevelContext& living, Item item, Pos at) {
    const bool presses = living.ground().has(at, {Property::TrapPlate}) &&
                         !living.around().environment_state.pressed.test(at) &&
                         !living.ground().has(at, {Property::DeepWater, Property::Lava});
    item.at = at;
    if (presses && living.is_seen(at)) {
        living.emit(PlatePressed{.at = at, .item = known_view_of(living.game(), item)});
        reveal_secret(living.game(), at, living.turn().events);
    }
    const Terrain lock = lock_in(living.ground(), at);
    living.level().items.push_back(std::move(item));
    item_arrived(living.around(), at);
    if (lock != Terrain::Nothing) use_up_key(living, at, lock);
}

Pos resting_place(const LevelContext& living, Pos near) {
    const Pos at = nearest_cell(free_floor(living), near, living.game().play);
    return living.level().size().contains(at) ? at : near;
}

void drop_carried(LevelContext& living, Actor& who) {
    for (std::size_t i = 0; i < living.level().items.size();) {
        if (living.level().items[i].carrier != who.id) {
            ++i;
            continue;
        }
        Item item = take_item(living.around(), i);
        item.carrier = no_actor;
        lay(living, std::move(item), dropping_place(living, who.at));
    }
}

void drop_carried_by_hidden(LevelContext& living, const Monster& holder) {
    for (Monster& hidden : living.level().monsters) {
        if (hidden.inside != holder.id || hidden.vitals.dead) continue;
        move_actor(living.level(), hidden, holder.at);
        drop_carried(living, hidden);
    }
}

}  // namespace cellophane
