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

namespace {

/// Whether the kinds of a category are those of a range, and no others.
consteval bool are_the_kinds_of(ItemCategory category, ItemKindRange kinds) {
    return std::all_of(item_rows.begin(), item_rows.end(), [=](const ItemRow& row) {
        return (row.category == category) == (kinds.first <= row.kind && row.kind <= kinds.last);
    });
}
static_assert(are_the_kinds_of(ItemCategory::Potion, potion_kinds),
              "a potion stands outside of potion_kinds (content/items.h)");
static_assert(are_the_kinds_of(ItemCategory::Scroll, scroll_kinds),
              "a scroll stands outside of scroll_kinds (content/items.h)");
static_assert(are_the_kinds_of(ItemCategory::Charm, charm_kinds),
              "a charm stands outside of charm_kinds (content/items.h)");

}  // namespace

std::span<const ItemRow> kinds_of(ItemCategory category) {
    const auto is_of_category = [category](const ItemRow& row) { return row.category == category; };
    const auto first = std::find_if(item_rows.begin(), item_rows.end(), is_of_category);
    return {first, std::find_if_not(first, item_rows.end(), is_of_category)};
}

}  // namespace cellophane
