#pragma once

#include <array>
#include <string_view>

namespace cellophane::words::items {

// What unknown kinds look like (tables/item_appearance.tsv): looks are dealt out to kinds anew in every game.

inline constexpr std::array<std::string_view, 21> potion_colors{
    "amber",  "black", "blue",   "brown",    "crimson",   "cloudy", "clear",
    "green",  "grey",  "indigo", "lavender", "milky",     "orange", "pink",
    "purple", "red",   "silver", "tawny",    "turquoise", "white",  "yellow"};

inline constexpr std::array<std::string_view, 21> staff_woods{
    "alder", "applewood",  "ash",       "bamboo",   "beech",     "birch", "blackthorn",
    "cedar", "cherrywood", "driftwood", "ebony",    "elder",     "elm",   "hazel",
    "holly", "ironwood",   "larch",     "mahogany", "olivewood", "rowan", "yew"};

inline constexpr std::array<std::string_view, 12> wand_metals{"antimony", "brass",  "bronze",   "cobalt",
                                                              "copper",   "gilded", "iron",     "lead",
                                                              "nickel",   "pewter", "platinum", "tin"};

inline constexpr std::array<std::string_view, 18> ring_gems{
    "agate", "amethyst", "aquamarine", "beryl", "carnelian", "citrine", "coral",   "emerald", "garnet",
    "jade",  "jasper",   "moonstone",  "onyx",  "opal",      "pearl",   "peridot", "ruby",    "topaz"};

inline constexpr std::array<std::string_view, 21> title_syllables{
    "ashk", "bel",  "crun", "dof", "eyra", "fenk", "gul",  "hest", "ivo",  "jarn", "kleb",
    "lumi", "mord", "nask", "oth", "prue", "quin", "rull", "sket", "tavo", "wexi"};

}  // namespace cellophane::words::items
