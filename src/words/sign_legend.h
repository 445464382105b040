#pragma once

#include <span>
#include <string_view>

// What the signs on the map and behind the names of items mean, for the help pages.

namespace cellophane {

/// A sign as it stands on the map, or an example of what stands behind a name.
struct SignLegendLine {
    std::string_view sign;
    std::string_view meaning;
};

inline constexpr std::string_view sign_legend_title = "Map signs and item names";

inline constexpr SignLegendLine creature_signs[] = {
    {"@", "you"},
    {"a to z, A to Z", "creatures; allies are pink, captives are in shackles"},
};

inline constexpr SignLegendLine item_signs[] = {
    {"!", "potion"},         {"\u266A", "scroll"},
    {"\u2191", "weapon"},    {"[", "armor"},
    {"/  ~", "staff, wand"}, {"o  \u03DF", "ring, charm"},
    {";  *", "food, gold"},  {"-  \u25CF  \u2640", "key, gem, the Amulet"},
};

inline constexpr SignLegendLine terrain_signs[] = {
    {"#  \u00B7", "wall, floor"},
    {"+  '", "door, open door"},
    {"<  >  \u03A9", "stairs up, stairs down, the way out of the dungeon"},
    {"~", "deep water, bog or lava, by colour: deep water takes items, lava kills"},
    {"\u2237  =", "chasm or hole: you fall to the next level; bridge"},
    {"\u25C7", "trap"},
    {"\"", "grass, and other plants"},
    {"|  \u00DF", "altar, statue"},
};

inline constexpr SignLegendLine name_signs[] = {
    {"<12>", "strength that the item needs to be used without loss"},
    {"[3]", "armor value; [3?] is what is assumed until the armor is identified"},
    {"+2  -1", "enchantment; positive is better"},
    {"[2/3]", "a staff: 2 of 3 charges left; a wand shows what is left"},
};

/// All of them, part by part.
inline constexpr std::span<const SignLegendLine> sign_legend[] = {creature_signs, item_signs, terrain_signs,
                                                                  name_signs};

}  // namespace cellophane
