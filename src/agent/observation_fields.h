#pragma once

#include <cstdint>
#include <string_view>

namespace cellophane {

// The flat observation: everything the screen shows a player, as numbers in one block of memory. These are
// the parts of the table of its fields (agent/observation_table.h).

/// Raised when a field changes its meaning. Fields may be added at the end without that.
inline constexpr int observation_version = 1;

/// How many rows there are for creatures, for items on the floor and for items in the pack. Of more creatures
/// or items the nearest are kept.
inline constexpr int creature_places = 64;
inline constexpr int item_places = 64;
inline constexpr int pack_rows = 26;
/// Bytes for what was said last.
inline constexpr int message_bytes = 512;

/// The type of a field's elements; all of them little-endian.
enum class Element : std::uint8_t { U8, I16, I32, U32 };

/// The names that the numbers of a field stand for (agent/vocabularies.h).
enum class Vocabulary : std::uint8_t {
    None,
    Sights,
    CellMarks,
    Terrains,
    TerrainProperties,
    Auras,
    Monsters,
    MonsterStates,
    CreatureMarks,
    Bonds,
    Mutations,
    Behaviors,
    Abilities,
    Bolts,
    Statuses,
    ItemCategories,
    ItemKinds,
    ItemMarks,
    Polarities,
    WeaponRunes,
    ArmorRunes,
    MonsterClasses,
    Questions,
    Fates,
    Feats,
    count
};

/// How the names of its vocabulary go with the numbers of a field.
enum class Coding : std::uint8_t {
    /// It is a quantity.
    Number,
    /// The number is the place of the name, counted from 0.
    Name,
    /// The same counted from 1; 0: none, or not known.
    NameOrNone,
    /// One bit a name, the first in the lowest bit.
    Bits,
    /// One column a name.
    Columns,
    /// 1 or 0.
    YesOrNo,
    /// 1 for a to 26 for z; 0: none.
    Letter,
    /// The number of a row of the creatures or items, counted from 1; 0: none.
    Row,
    /// UTF-8, zeros behind it.
    Text
};

enum class Field : std::uint8_t {
    // The game.
    Version,
    Depth,
    Deepest,
    Turns,
    Over,
    Fate,
    GoingOn,
    Question,
    QuestionItem,
    Score,
    Feats,
    Creatures,
    Items,
    Stacks,
    PackPlacesLeft,
    MessagesTold,
    MessagesKept,
    Messages,
    // The hero.
    HeroX,
    HeroY,
    Health,
    MaxHealth,
    Strength,
    Weakness,
    Armor,
    ArmorKnown,
    Gold,
    Nutrition,
    Poison,
    StealthRange,
    Lit,
    Dark,
    UnderWater,
    SearchStreak,
    Easy,
    HeroStatuses,
    HeroStatusesMost,
    // The map.
    Sight,
    CellMarks,
    Dungeon,
    Liquid,
    Surface,
    Gas,
    GasVolume,
    Properties,
    Light,
    Aura,
    CellCreature,
    CellCreatureKind,
    CellItem,
    CellItemCategory,
    CellItemKind,
    // Creatures, a row each.
    CreatureX,
    CreatureY,
    CreatureKind,
    CreatureState,
    CreatureMarks,
    CreatureInSight,
    CreatureHealth,
    CreatureMaxHealth,
    CreatureMutation,
    CreatureImageOf,
    CreatureBond,
    CreatureOffBalance,
    CreatureSubmerged,
    CreatureWeakness,
    CreaturePoison,
    CreatureBehaviors,
    CreatureAbilities,
    CreatureBolts,
    CreatureLessons,
    CreatureLessonTurnsLeft,
    CreatureCarries,
    CreatureFights,
    CreatureHitPercent,
    CreatureSharePercent,
    CreatureBlowsToKill,
    CreaturePoisonTurns,
    HeroHitPercent,
    HeroSharePercent,
    HeroBlowsToKill,
    CreatureStatuses,
    CreatureStatusesMost,
    // Items on the floor and with creatures, a row each.
    ItemX,
    ItemY,
    ItemCarried,
    ItemCategory,
    ItemKind,
    ItemQuantity,
    ItemEnchant,
    ItemCharges,
    ItemMarks,
    ItemWeaponRune,
    ItemArmorRune,
    ItemFoe,
    ItemFeels,
    ItemStrength,
    ItemLook,
    ItemUses,
    ItemOriginDepth,
    // The pack, a row each.
    PackLetter,
    PackInUse,
    PackCategory,
    PackKind,
    PackQuantity,
    PackEnchant,
    PackCharges,
    PackMarks,
    PackWeaponRune,
    PackArmorRune,
    PackFoe,
    PackFeels,
    PackStrength,
    PackLook,
    PackUses,
    PackOriginDepth,
    // What the panel of an item in the pack tells besides.
    PackEnchantingWorth,
    PackOwnWorth,
    PackStrengthQuarters,
    PackArmor,
    PackAccuracyChange,
    PackDamageChange,
    PackStealthChange,
    PackRunePercent,
    PackRuneFigure,
    PackRuneAccuracy,
    PackRunePercentThen,
    PackRuneFigureThen,
    PackRuneHeldBack,
    PackLeftToKnow,
    PackClings,
    PackWorksAt,
    PackTurnsPerCharge,
    PackUsedAgo,
    PackWastedNutrition,
    PackHealthGainPercent,
    PackFromVault,
    // The page of discoveries.
    KindKnown,
    KindMeans,
    KindPercent,
    count
};

struct FieldRow {
    Field kind{};
    /// As programs call it.
    std::string_view name;
    Element element = Element::I32;
    /// How many rows and columns of elements, row by row. The map is 29 rows of 79 columns.
    int rows = 1;
    int columns = 1;
    Coding coding = Coding::Number;
    Vocabulary names = Vocabulary::None;
    /// Of a quantity; empty: a plain count.
    std::string_view unit = {};
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::string_view meaning;

    constexpr int count() const { return rows * columns; }
};

/// A field that tells the same of other things, a row each.
constexpr FieldRow like(FieldRow other, Field kind, std::string_view name, int rows) {
    other.kind = kind;
    other.name = name;
    other.rows = rows;
    return other;
}

constexpr int bytes_of(Element element) {
    return element == Element::U8 ? 1 : element == Element::I16 ? 2 : 4;
}

}  // namespace cellophane
