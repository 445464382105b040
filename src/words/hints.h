#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/enum_table.h"

namespace cellophane {

/// What a newcomer is told when it is needed, once.
enum class Hint : std::uint8_t {
    Moving,
    Exploring,
    LowHealth,
    Enemy,
    Stealth,
    UnknownItem,
    Captive,
    Key,
    TreasureRoom,
    Descending,
    Burning,
    Gas,
    count
};

struct HintRow {
    Hint kind{};
    /// In the text form of the settings, which hold what has been told.
    std::string_view name;
    /// Keys in braces, as in words/key_labels.h.
    std::string_view by_keys;
    /// For players without a keyboard.
    std::string_view by_touch;
};

inline constexpr HintRow hint_row_list[] = {
    {Hint::Moving, "moving", "Hint: move with the arrow keys, or click a place to travel there.",
     "Hint: tap a place to go there; hold your finger on it to see what is there."},
    {Hint::Exploring, "exploring",
     "Hint: press {x} to see the next place to explore, and {x} again to go there.",
     "Hint: tap Explore to walk to the next place to explore."},
    {Hint::LowHealth, "low-health",
     "Hint: your health is low. Get away, and rest ({Z}) where no enemy sees you.",
     "Hint: your health is low. Get away and hold Rest where no enemy sees you."},
    {Hint::Enemy, "enemy", "Hint: move into an enemy to attack it; point at it to see how dangerous it is.",
     "Hint: tap an enemy to see how dangerous it is. Beside you, a tap attacks it."},
    {Hint::Stealth, "stealth", "Hint: an enemy has not noticed you. At rest you are noticed half as far off.",
     "Hint: an enemy has not noticed you. At rest you are noticed half as far off."},
    {Hint::UnknownItem, "unknown-item",
     "Hint: use unknown potions and scrolls ({a}) to identify them, with no enemy near.",
     "Hint: use unknown potions and scrolls to identify them, with no enemy near."},
    {Hint::Captive, "captive", "Hint: move into a captive to free it. It will follow you and fight for you.",
     "Hint: move into a captive to free it. It will follow you and fight for you."},
    {Hint::Key, "key", "Hint: keys open locked rooms, cages and altars on the level they were found on.",
     "Hint: keys open locked rooms, cages and altars on the level they were found on."},
    {Hint::TreasureRoom, "treasure-room",
     "Hint: take one of these; the cages close over the others until you put it back.",
     "Hint: take one of these; the cages close over the others until you put it back."},
    {Hint::Descending, "descending",
     "Hint: press {>} to travel to the stairs down, once the level is explored.",
     "Hint: tap Descend to travel to the stairs down, once the level is explored."},
    {Hint::Burning, "burning", "Hint: you are on fire. Deep water puts it out; burning grass keeps it going.",
     "Hint: you are on fire. Deep water puts it out; burning grass keeps it going."},
    {Hint::Gas, "gas", "Hint: this gas harms you. Walk out of it before you do anything else.",
     "Hint: this gas harms you. Walk out of it before you do anything else."},
};
inline constexpr EnumTable<Hint, HintRow> hint_rows{hint_row_list};

}  // namespace cellophane
