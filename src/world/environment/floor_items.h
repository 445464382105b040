#pragma once

#include <cstddef>

#include "world/environment/surroundings.h"

namespace cellophane {

// What terrain and the things lying on it do to each other (rules/terrain.md 12).

constexpr bool lies_on_floor(const Item& item) {
    return !item.carrier;
}

/// Takes an item off the level's list.
Item take_item(Surroundings& around, std::size_t number);

/// An item has left this cell, or has come to lie here: plates go down, altars notice.
void item_left(Surroundings& around, Pos at);
void item_arrived(Surroundings& around, Pos at);

/// Whether an item that opens this cell lies here.
bool has_key_lying(const Surroundings& around, Pos at);
/// Whether an item opens a cell (rules/machines.md 5).
bool opens(const Surroundings& around, const Item& item, Pos at);

/// One tick of every item on the floor: it falls, burns, drifts, sets things off.
void move_floor_items(Surroundings& around);

}  // namespace cellophane
