#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "content/ranges.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// How long a dungeon is, and how fast everything in it comes (rules/levels.md 28).
enum class Variant : std::uint8_t { Brogue, Rapid, Bullet, count };

/// What lies on one depth of a short dungeon, in hundredths: 148 is one, and in 48 cases of 100 a second.
/// The kinds that are named come for certain; the categories hold what is drawn besides.
struct DepthSupply {
    int enchanting = 0;
    int strength = 0;
    int life = 0;
    /// Besides those among the potions.
    int detect_magic = 0;
    /// Besides what is due to the hungry.
    int food = 0;
    int potions = 0;
    int scrolls = 0;
    int weapons = 0;
    int armor = 0;
    int wands = 0;
    int staffs = 0;
    int rings = 0;
    int charms = 0;
    int reward_rooms = 0;
    /// The first and the last depth of the long dungeon whose reward rooms these are.
    int rewards_from = 1;
    int rewards_to = 26;
    /// Hordes of the open dungeon that hold a captive.
    int captives = 0;
    /// Whole stones.
    int lumenstones = 0;

    friend constexpr bool operator==(const DepthSupply&, const DepthSupply&) = default;
};

struct VariantRow {
    Variant kind{};
    /// The name by which links, commands and programs ask for it.
    std::string_view name;
    int amulet_depth = 26;
    int deepest_depth = 40;
    /// How many depths of the long dungeon one depth stands for: the tables of hordes, machines, terrain and
    /// gold are for the long dungeon, and are read at this many times the depth.
    int pace = 1;
    /// Gold makes up for what is missing only below this depth.
    int depths_without_gold_marks = 5;
    /// What one scroll or potion gives, as a multiple of what it gives in the long dungeon.
    int enchanting_worth = 1;
    int strength_worth = 1;
    int life_worth = 1;
    /// By depth from 1. Empty: the curves of content/schedules.h and content/metered_items.h.
    std::span<const DepthSupply> supplies{};

    /// Whether what lies on a depth follows the curves of the long dungeon.
    constexpr bool is_by_curves() const { return supplies.empty(); }
};

inline constexpr DepthSupply rapid_supplies[] = {
    {.enchanting = 148,
     .strength = 112,
     .life = 100,
     .food = 9,
     .potions = 340,
     .scrolls = 252,
     .weapons = 33,
     .armor = 22,
     .wands = 10,
     .staffs = 12,
     .rings = 10,
     .charms = 5,
     .reward_rooms = 276,
     .rewards_from = 1,
     .rewards_to = 4,
     .captives = 33},
    {.enchanting = 77,
     .strength = 88,
     .life = 100,
     .detect_magic = 71,
     .food = 10,
     .potions = 365,
     .scrolls = 255,
     .weapons = 36,
     .armor = 36,
     .wands = 12,
     .staffs = 17,
     .rings = 14,
     .charms = 8,
     .reward_rooms = 200,
     .rewards_from = 5,
     .rewards_to = 8,
     .captives = 34},
    {.enchanting = 111,
     .strength = 65,
     .life = 65,
     .potions = 310,
     .scrolls = 249,
     .weapons = 31,
     .armor = 26,
     .wands = 7,
     .staffs = 13,
     .rings = 6,
     .charms = 12,
     .reward_rooms = 190,
     .rewards_from = 9,
     .rewards_to = 12,
     .captives = 48},
    {.enchanting = 99,
     .strength = 100,
     .life = 100,
     .food = 8,
     .potions = 302,
     .scrolls = 243,
     .weapons = 32,
     .armor = 22,
     .wands = 12,
     .staffs = 10,
     .rings = 6,
     .charms = 5,
     .reward_rooms = 160,
     .rewards_from = 9,
     .rewards_to = 16,
     .captives = 1},
    {.enchanting = 103,
     .strength = 101,
     .life = 101,
     .food = 7,
     .potions = 264,
     .scrolls = 211,
     .weapons = 26,
     .armor = 22,
     .wands = 10,
     .staffs = 16,
     .rings = 8,
     .charms = 6,
     .reward_rooms = 190,
     .rewards_from = 13,
     .rewards_to = 20,
     .captives = 11},
    {.enchanting = 98,
     .strength = 102,
     .life = 102,
     .potions = 225,
     .scrolls = 204,
     .weapons = 25,
     .armor = 19,
     .wands = 6,
     .staffs = 7,
     .rings = 8,
     .charms = 3,
     .reward_rooms = 128,
     .rewards_from = 17,
     .rewards_to = 26,
     .captives = 26},
    {.lumenstones = 7},
    {.lumenstones = 6},
    {.lumenstones = 6},
    {.lumenstones = 6},
};

inline constexpr DepthSupply bullet_supplies[] = {
    {.enchanting = 200,
     .strength = 200,
     .life = 100,
     .detect_magic = 90,
     .food = 8,
     .potions = 420,
     .scrolls = 352,
     .weapons = 33,
     .armor = 13,
     .wands = 12,
     .staffs = 0,
     .rings = 9,
     .charms = 0,
     .reward_rooms = 543,
     .rewards_from = 6,
     .rewards_to = 14,
     .captives = 156},
    {.enchanting = 200,
     .strength = 200,
     .life = 100,
     .food = 7,
     .potions = 472,
     .scrolls = 384,
     .weapons = 59,
     .armor = 35,
     .wands = 11,
     .staffs = 20,
     .rings = 13,
     .charms = 13,
     .reward_rooms = 308,
     .rewards_from = 9,
     .rewards_to = 14,
     .captives = 43},
    {.enchanting = 233,
     .strength = 166,
     .life = 66,
     .potions = 398,
     .scrolls = 325,
     .weapons = 48,
     .armor = 45,
     .wands = 16,
     .staffs = 38,
     .rings = 12,
     .charms = 27,
     .reward_rooms = 218,
     .rewards_from = 17,
     .rewards_to = 26,
     .captives = 145},
    {.reward_rooms = 259, .rewards_from = 17, .rewards_to = 26, .captives = 223, .lumenstones = 12},
    {.captives = 145, .lumenstones = 13},
};

inline constexpr VariantRow variant_list[] = {
    {.kind = Variant::Brogue, .name = "brogue"},
    {.kind = Variant::Rapid,
     .name = "rapid",
     .amulet_depth = 6,
     .deepest_depth = 10,
     .pace = 4,
     .depths_without_gold_marks = 2,
     .enchanting_worth = 2,
     .strength_worth = 2,
     .supplies = rapid_supplies},
    {.kind = Variant::Bullet,
     .name = "bullet",
     .amulet_depth = 3,
     .deepest_depth = 5,
     .pace = 8,
     .depths_without_gold_marks = 1,
     .enchanting_worth = 2,
     .strength_worth = 2,
     .supplies = bullet_supplies},
};
inline constexpr EnumTable<Variant, VariantRow> variant_rows{variant_list};

constexpr std::optional<Variant> variant_named(std::string_view name) {
    for (const VariantRow& row : variant_rows)
        if (row.name == name) return row.kind;
    return std::nullopt;
}

inline constexpr int shallowest_depth = 1;
constexpr int amulet_depth(Variant variant) {
    return variant_rows[variant].amulet_depth;
}
constexpr int deepest_depth(Variant variant) {
    return variant_rows[variant].deepest_depth;
}

/// The long dungeon, whose depths the tables of the content speak of.
inline constexpr int long_amulet_depth = amulet_depth(Variant::Brogue);
inline constexpr int long_deepest_depth = deepest_depth(Variant::Brogue);

/// No variant is deeper.
inline constexpr int most_depths = [] {
    int most = 0;
    for (const VariantRow& row : variant_rows) most = std::max(most, row.deepest_depth);
    return most;
}();

/// The depth of the long dungeon that a depth is like: what grows with depth is read there.
constexpr int long_depth(const VariantRow& variant, int depth) {
    return depth * variant.pace;
}
constexpr int long_depth(Variant variant, int depth) {
    return long_depth(variant_rows[variant], depth);
}

/// The depths of the long dungeon whose inhabitants and machines live on a depth: all since the depth above.
/// The Amulet's depth has all that is left down to the long dungeon's own.
constexpr Range long_depths(const VariantRow& variant, int depth) {
    const int first = long_depth(variant, depth - 1) + 1;
    const int last = long_depth(variant, depth);
    if (depth > variant.amulet_depth) return {std::max(first, long_amulet_depth + 1), last};
    return {first, depth == variant.amulet_depth ? std::max(last, long_amulet_depth) : last};
}
constexpr Range long_depths(Variant variant, int depth) {
    return long_depths(variant_rows[variant], depth);
}

static_assert(long_depths(Variant::Brogue, 26).least == 26 && long_depths(Variant::Brogue, 26).most == 26);
static_assert([] {
    for (const VariantRow& row : variant_rows)
        if (long_depth(row.kind, row.deepest_depth) != long_deepest_depth ||
            (!row.supplies.empty() && row.supplies.size() != static_cast<std::size_t>(row.deepest_depth)))
            return false;
    return true;
}());

}  // namespace cellophane
