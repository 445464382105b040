#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "content/pictograms.h"
#include "content/ranges.h"
#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// In the order of the pack (rules/items.md 2).
enum class ItemCategory : std::uint8_t {
    Food,
    Weapon,
    Armor,
    Potion,
    Scroll,
    Staff,
    Wand,
    Ring,
    Charm,
    Gold,
    Amulet,
    Gem,
    Key,
    count
};
using ItemCategories = Flags<ItemCategory>;

/// What is in use by being in hand or on; what sends bolts; what scrolls can enchant, and names can be
/// written on.
inline constexpr ItemCategories gear{ItemCategory::Weapon, ItemCategory::Armor, ItemCategory::Ring};
inline constexpr ItemCategories sticks{ItemCategory::Staff, ItemCategory::Wand};
inline constexpr ItemCategories enchantable = gear | sticks | ItemCategories{ItemCategory::Charm};

/// Every kind of item (tables/items.tsv), kinds of a category side by side.
enum class ItemKind : std::uint8_t {
    Ration,
    Mango,
    Dagger,
    Sword,
    Broadsword,
    Whip,
    Rapier,
    Flail,
    Mace,
    WarHammer,
    Spear,
    WarPike,
    Axe,
    WarAxe,
    Dart,
    IncendiaryDart,
    Javelin,
    LeatherArmor,
    ScaleMail,
    ChainMail,
    BandedMail,
    SplintMail,
    PlateArmor,
    PotionOfLife,
    PotionOfStrength,
    PotionOfTelepathy,
    PotionOfLevitation,
    PotionOfDetectMagic,
    PotionOfSpeed,
    PotionOfFireImmunity,
    PotionOfInvisibility,
    PotionOfPoisonousGas,
    PotionOfParalysis,
    PotionOfHallucination,
    PotionOfConfusion,
    PotionOfIncineration,
    PotionOfDarkness,
    PotionOfDescent,
    PotionOfCreepingDeath,
    ScrollOfEnchanting,
    ScrollOfIdentify,
    ScrollOfTeleportation,
    ScrollOfRemoveCurse,
    ScrollOfRecharging,
    ScrollOfProtectArmor,
    ScrollOfProtectWeapon,
    ScrollOfSanctuary,
    ScrollOfMagicMapping,
    ScrollOfNegation,
    ScrollOfShattering,
    ScrollOfDiscord,
    ScrollOfCauseFear,
    ScrollOfAggravateMonsters,
    ScrollOfSummonMonsters,
    StaffOfLightning,
    StaffOfFirebolt,
    StaffOfPoison,
    StaffOfTunneling,
    StaffOfBlinking,
    StaffOfEntrancement,
    StaffOfObstruction,
    StaffOfDiscord,
    StaffOfConjuration,
    StaffOfHealing,
    StaffOfHaste,
    StaffOfProtection,
    WandOfTeleportation,
    WandOfSlowness,
    WandOfPolymorphism,
    WandOfNegation,
    WandOfDomination,
    WandOfBeckoning,
    WandOfPlenty,
    WandOfInvisibility,
    WandOfEmpowerment,
    RingOfClairvoyance,
    RingOfStealth,
    RingOfRegeneration,
    RingOfTransference,
    RingOfLight,
    RingOfAwareness,
    RingOfWisdom,
    RingOfReaping,
    CharmOfHealth,
    CharmOfProtection,
    CharmOfHaste,
    CharmOfFireImmunity,
    CharmOfInvisibility,
    CharmOfTelepathy,
    CharmOfLevitation,
    CharmOfShattering,
    CharmOfGuardian,
    CharmOfTeleportation,
    CharmOfRecharging,
    CharmOfNegation,
    Gold,
    Amulet,
    Lumenstone,
    DoorKey,
    CageKey,
    CrystalOrb,
    count
};

/// The first and the last kind of a category.
struct ItemKindRange {
    ItemKind first{};
    ItemKind last{};
};

/// Of the categories whose kinds each do something of their own: the tables of what they do have a row for
/// each of these kinds, in this order. content/items.cpp holds the ranges to the rows.
inline constexpr ItemKindRange potion_kinds{ItemKind::PotionOfLife, ItemKind::PotionOfCreepingDeath};
inline constexpr ItemKindRange scroll_kinds{ItemKind::ScrollOfEnchanting, ItemKind::ScrollOfSummonMonsters};
inline constexpr ItemKindRange charm_kinds{ItemKind::CharmOfHealth, ItemKind::CharmOfNegation};

/// How a weapon strikes (rules/items.md 21).
enum class Manner : std::uint8_t {
    Assassinates,
    Reaches,
    Quick,
    Lunges,
    PassingAttack,
    Knockback,
    Pierces,
    Sweeps,
    Thrown,
    BurstsIntoFlame,
    count
};
using Manners = Flags<Manner>;

enum class Polarity : std::uint8_t { None, ByItem, Benevolent, Malevolent, count };
/// How the nature of an item is found out (rules/items.md 9).
enum class Identification : std::uint8_t { AtOnce, Kills, Wearing, Drinking, Reading, Effect, count };
/// What distinguishes a kind until it is known.
enum class Appearance : std::uint8_t { None, Color, Title, Wood, Metal, Gemstone, count };
enum class Stacking : std::uint8_t { Never, Always, SameBatch, Purse, Single, SameDepth, count };

struct ItemRow {
    ItemKind kind{};
    ItemCategory category = ItemCategory::Food;
    /// As the tables spell it.
    std::string_view name;
    /// Weight within its category, wherever the metered frequencies do not apply.
    int frequency = 0;
    int value = 0;
    /// Strength it takes to use without penalty.
    int strength = 0;
    /// Damage; ten times the armor; turns; charges; enchantment: by category.
    Roll range{};
    int nutrition = 0;
    Polarity polarity = Polarity::None;
    /// Whether every adventurer knows the kind by sight.
    bool known = false;
    Identification identified = Identification::AtOnce;
    /// Kills, or turns worn.
    int identified_after = 0;
    Appearance appearance = Appearance::None;
    bool flammable = false;
    Stacking stacks = Stacking::Never;
    char32_t glyph = U'?';
    Pictogram picture = Pictogram::None;
    /// Cells that wearing it adds to the stealth range.
    int extra_stealth = 0;
    Manners manners{};
};

extern const EnumTable<ItemKind, ItemRow> item_rows;

struct CategoryRow {
    ItemCategory kind{};
    /// As the tables and the JSON spell it.
    std::string_view name;
    /// Weight among all categories; 0: made on request only (rules/items.md 3).
    int frequency = 0;
};

inline constexpr CategoryRow category_list[] = {
    {.kind = ItemCategory::Food, .name = "food", .frequency = 2},
    {.kind = ItemCategory::Weapon, .name = "weapon", .frequency = 10},
    {.kind = ItemCategory::Armor, .name = "armor", .frequency = 8},
    {.kind = ItemCategory::Potion, .name = "potion", .frequency = 52},
    {.kind = ItemCategory::Scroll, .name = "scroll", .frequency = 42},
    {.kind = ItemCategory::Staff, .name = "staff", .frequency = 3},
    {.kind = ItemCategory::Wand, .name = "wand", .frequency = 3},
    {.kind = ItemCategory::Ring, .name = "ring", .frequency = 3},
    {.kind = ItemCategory::Charm, .name = "charm", .frequency = 2},
    {.kind = ItemCategory::Gold, .name = "gold", .frequency = 50},
    {.kind = ItemCategory::Amulet, .name = "amulet"},
    {.kind = ItemCategory::Gem, .name = "gem"},
    {.kind = ItemCategory::Key, .name = "key"},
};
inline constexpr EnumTable<ItemCategory, CategoryRow> category_rows{category_list};

/// Whether a table has a row for each kind of a range, in order: only then `row_in` finds them.
template <class Row, std::size_t N>
consteval bool has_row_for_each(const Row (&rows)[N], ItemKindRange kinds) {
    return is_in_order(rows, kinds.first, kinds.last);
}

/// The kinds of a category, in the order of the table.
std::span<const ItemRow> kinds_of(ItemCategory category);

}  // namespace cellophane
