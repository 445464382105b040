#pragma once

#include "play/scenario.h"
#include "world/inventory.h"

namespace cellophane {

/// A hero with one weapon in hand or one suit of armor on, and just the strength that it wants.
inline Hero hero_with(ItemKind kind, int enchant) {
    Hero hero;
    Item item = some_item(kind, {});
    item.enchant = enchant;
    hero.pack.items.push_back(item);
    hero.strength = item.row().strength;
    const int number = 0;
    if (item.row().category == ItemCategory::Armor)
        hero.pack.worn = number;
    else
        hero.pack.wielded = number;
    return hero;
}

}  // namespace cellophane
