#include "content/items.h"

#include "content/items/armour.h"
#include "content/items/potions.h"
#include "content/items/scrolls.h"
#include "content/items/sticks.h"
#include "content/items/trinkets.h"
#include "content/items/valuables.h"
#include "content/items/weapons.h"

namespace cellophane {

constexpr EnumTable<ItemKind, ItemRow> item_rows{items::weapons,  items::armour, items::potions,
                                                 items::scrolls,  items::sticks, items::trinkets,
                                                 items::valuables};

std::span<const ItemRow> kinds_of(ItemCategory category) {
    const ItemRow* first = item_rows.begin();
    while (first->category != category) ++first;
    const ItemRow* last = first;
    while (last != item_rows.end() && last->category == category) ++last;
    return {first, last};
}

}  // namespace cellophane
