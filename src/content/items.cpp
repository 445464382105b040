#include "content/items.h"

#include <algorithm>
#include <span>

#include "content/items/armor.h"
#include "content/items/potions.h"
#include "content/items/scrolls.h"
#include "content/items/sticks.h"
#include "content/items/trinkets.h"
#include "content/items/valuables.h"
#include "content/items/weapons.h"

namespace cellophane {

constexpr EnumTable<ItemKind, ItemRow> item_rows{items::weapons,  items::armor,  items::potions,
                                                 items::scrolls,  items::sticks, items::trinkets,
                                                 items::valuables};

static_assert(std::all_of(item_rows.begin(), item_rows.end(),
                          [](const ItemRow& row) { return row.picture != Pictogram::None; }),
              "every item has a picture (content/items)");

std::span<const ItemRow> kinds_of(ItemCategory category) {
    const auto is_of_category = [category](const ItemRow& row) { return row.category == category; };
    const auto first = std::find_if(item_rows.begin(), item_rows.end(), is_of_category);
    return {first, std::find_if_not(first, item_rows.end(), is_of_category)};
}

}  // namespace cellophane
