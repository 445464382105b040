#pragma once

#include "words/items.h"

namespace cellophane::words::items {

inline constexpr CategoryWords categories[] = {
    {.kind = ItemCategory::Food},
    {.kind = ItemCategory::Weapon, .unread_line = "Unidentified. 20 kills with it reveal its enchantment."},
    {.kind = ItemCategory::Armor,
     .unread_line = "Unidentified. Wearing it for 1,000 turns reveals its enchantment."},
    {.kind = ItemCategory::Potion,
     .unknown_name = "potion",
     .unknown_line = "A flask of something. Drink it to identify it; thrown, it tells only if it does harm."},
    {.kind = ItemCategory::Scroll,
     .unknown_name = "scroll",
     .unknown_line = "A roll of parchment in nobody's language. Read it to identify it; it is used up."},
    {.kind = ItemCategory::Staff,
     .unknown_name = "staff",
     .unknown_line = "A carved staff with a hum in the grain. Zap it at a creature to identify it.",
     .unread_line = "Its number of charges is unknown. A scroll of identify reveals it.",
     .half_read_line = "Its remaining charges are unknown."},
    {.kind = ItemCategory::Wand,
     .unknown_name = "wand",
     .unknown_line =
         "A slim metal rod with something in it. Zap it at a creature: a visible effect identifies it.",
     .unread_line = "Its remaining charges are unknown until it is identified."},
    {.kind = ItemCategory::Ring,
     .unknown_name = "ring",
     .unknown_line = "A ring whose stone seems to look at you. Wear it to identify it: at once or within "
                     "1,500 turns. It may be cursed.",
     .unread_line = "Unidentified. Wearing it for 1,500 turns reveals its enchantment."},
    {.kind = ItemCategory::Charm},
    {.kind = ItemCategory::Gold},
    {.kind = ItemCategory::Amulet},
    {.kind = ItemCategory::Gem},
    {.kind = ItemCategory::Key},
};

}  // namespace cellophane::words::items
