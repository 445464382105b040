#pragma once

#include "words/items.h"

namespace cellophane::words::items {

inline constexpr CategoryWords categories[] = {
    {.kind = ItemCategory::Food},
    {.kind = ItemCategory::Weapon,
     .unread_line = "Good or bad, plain or not: kills at close quarters will tell."},
    {.kind = ItemCategory::Armor,
     .unread_line = "Whether it is sound, you will know after wearing it a while."},
    {.kind = ItemCategory::Potion,
     .unknown_name = "potion",
     .unknown_line =
         "A flask of something. Drink it, and you will know of what; thrown, it tells only if it does harm."},
    {.kind = ItemCategory::Scroll,
     .unknown_name = "scroll",
     .unknown_line =
         "A roll of parchment in nobody's language. Read aloud, it will make sense exactly once."},
    {.kind = ItemCategory::Staff,
     .unknown_name = "staff",
     .unknown_line = "A carved staff with a hum in the grain. Point it at something and see.",
     .unread_line = "How much it holds is not written on it.",
     .half_read_line = "How many charges are left in it just now is not written on it."},
    {.kind = ItemCategory::Wand,
     .unknown_name = "wand",
     .unknown_line =
         "A slim metal rod with something in it. Point it at somebody, and what happens may tell you what.",
     .unread_line = "How many charges are left is anybody's guess."},
    {.kind = ItemCategory::Ring,
     .unknown_name = "ring",
     .unknown_line = "A ring whose stone seems to look at you. Wear it, and hope.",
     .unread_line = "How strong it is, a long while on your finger will tell."},
    {.kind = ItemCategory::Charm},
    {.kind = ItemCategory::Gold},
    {.kind = ItemCategory::Amulet},
    {.kind = ItemCategory::Gem},
    {.kind = ItemCategory::Key},
};

}  // namespace cellophane::words::items
