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
    count
};

struct HintRow {
    Hint kind{};
    /// In the text form of the settings, which hold what has been told.
    std::string_view name;
    std::string_view by_keys;
    /// For players without a keyboard.
    std::string_view by_touch;
};

inline constexpr HintRow hint_row_list[] = {
    {Hint::Moving, "moving", "Hint: move with the arrow keys, or click a place to travel there.",
     "Hint: tap a place to see what is there; tap it again to go there."},
    {Hint::Exploring, "exploring", "Hint: press x to see the next place to explore, and x again to go there.",
     "Hint: tap Explore to see the next place to explore, and again to go there."},
    {Hint::LowHealth, "low-health",
     "Hint: your health is low. Leave the fight, and rest (Z) where no enemy sees you.",
     "Hint: your health is low. Leave the fight, and rest (hold \u2022) where no enemy sees you."},
    {Hint::Enemy, "enemy",
     "Hint: move into an enemy to attack it. Point at it first to see how dangerous it is.",
     "Hint: move into an enemy to attack it. Tap it first to see how dangerous it is."},
    {Hint::Stealth, "stealth",
     "Hint: it has not noticed you. Within your stealth range (left) it may; light doubles the range, "
     "resting "
     "halves it.",
     "Hint: it has not noticed you. Within your stealth range it may; light doubles the range, resting "
     "halves "
     "it."},
    {Hint::UnknownItem, "unknown-item",
     "Hint: use an unknown potion or scroll (a) to find out what it does. Do it while no enemy is near.",
     "Hint: use an unknown potion or scroll (Pack) to find out what it does. Do it while no enemy is near."},
    {Hint::Captive, "captive", "Hint: move into a captive to free it. It will follow you and fight for you.",
     "Hint: move into a captive to free it. It will follow you and fight for you."},
    {Hint::Key, "key",
     "Hint: a key opens a locked place on the level it was found on. Point at it to see which.",
     "Hint: a key opens a locked place on the level it was found on. Open it in the pack to see which."},
    {Hint::TreasureRoom, "treasure-room",
     "Hint: you may take one of these. The cages close over the others until you put it back.",
     "Hint: you may take one of these. The cages close over the others until you put it back."},
    {Hint::Descending, "descending",
     "Hint: press > to travel to the stairs down. What you leave behind on a level stays there.",
     "Hint: tap Stairs to travel to the stairs down. What you leave behind on a level stays there."},
};
inline constexpr EnumTable<Hint, HintRow> hint_rows{hint_row_list};

}  // namespace cellophane
