#include "play/actions/enchant.h"

#include <algorithm>

#include "content/staffs.h"
#include "content/variants.h"

namespace cellophane {

namespace {

void enchant_once(Game& game, Item& item) {
    ++item.usage.enchanted;
    item.marks = item.marks.without({ItemMark::Cursed});
    switch (item.row().category) {
        case ItemCategory::Weapon:
        case ItemCategory::Armor:
            ++item.enchant;
            if (item.strength() > 0) --item.usage.strength;
            part_from_its_like(item, game.play);
            break;
        case ItemCategory::Ring:
            ++item.enchant;
            break;
        case ItemCategory::Staff:
            ++item.enchant;
            ++item.charges;
            item.usage.until_charge = first_wait / std::max(1, item.enchant);
            break;
        case ItemCategory::Wand:
            item.charges += item.row().range.least;
            break;
        case ItemCategory::Charm:
            ++item.enchant;
            item.charges = 0;
            break;
        case ItemCategory::Food:
        case ItemCategory::Potion:
        case ItemCategory::Scroll:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
}

}  // namespace

bool enchant(Game& game, Item& item) {
    const bool was_cursed = item.marks.has(ItemMark::Cursed);
    for (int left = game.variant.row().enchanting_worth; left > 0; --left) enchant_once(game, item);
    return was_cursed;
}

}  // namespace cellophane
