#pragma once

#include <cstdint>

#include "content/items.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// How a category of items is used up or let work; what is worn or wielded is equipped instead.
enum class ItemUse : std::uint8_t { None, Eat, Drink, Read, Zap, Invoke, count };

struct ItemUseRow {
    ItemCategory kind{};
    ItemUse use = ItemUse::None;
};

inline constexpr ItemUseRow item_use_list[] = {
    {ItemCategory::Food, ItemUse::Eat},     {ItemCategory::Weapon, ItemUse::None},
    {ItemCategory::Armor, ItemUse::None},   {ItemCategory::Potion, ItemUse::Drink},
    {ItemCategory::Scroll, ItemUse::Read},  {ItemCategory::Staff, ItemUse::Zap},
    {ItemCategory::Wand, ItemUse::Zap},     {ItemCategory::Ring, ItemUse::None},
    {ItemCategory::Charm, ItemUse::Invoke}, {ItemCategory::Gold, ItemUse::None},
    {ItemCategory::Amulet, ItemUse::None},  {ItemCategory::Gem, ItemUse::None},
    {ItemCategory::Key, ItemUse::None},
};
inline constexpr EnumTable<ItemCategory, ItemUseRow> item_use_rows{item_use_list};

constexpr ItemUse use_of(ItemKind item) {
    return item_use_rows[item_rows[item].category].use;
}

}  // namespace cellophane
