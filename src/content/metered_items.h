#pragma once

#include <array>

#include "content/items.h"

namespace cellophane {

/// A row of the loot tables that changes during a game: a kind whose frequency among the items of a level
/// rises and falls with what has been found so far (tables/metered_items.tsv; rules/levels.md 23.3). Rows
/// that are not metered keep the kind's own frequency.
struct MeteredRow {
    ItemKind kind{};
    int initial = 0;
    int per_depth = 0;
    int per_item = 0;
    /// Forced when count * multiplier + increment is below the depth.
    int forced_multiplier = 0;
    int forced_increment = 0;
    /// At least so many by this depth; 0: no such promise.
    int guaranteed_depth = 0;
    int guaranteed_count = 0;
    bool is_metered = false;
};

inline constexpr std::array metered_rows = std::to_array<MeteredRow>({
    {.kind = ItemKind::ScrollOfEnchanting,
     .initial = 60,
     .per_depth = 30,
     .per_item = 50,
     .is_metered = true},
    {.kind = ItemKind::ScrollOfIdentify},
    {.kind = ItemKind::ScrollOfTeleportation},
    {.kind = ItemKind::ScrollOfRemoveCurse},
    {.kind = ItemKind::ScrollOfRecharging},
    {.kind = ItemKind::ScrollOfProtectArmor},
    {.kind = ItemKind::ScrollOfProtectWeapon},
    {.kind = ItemKind::ScrollOfSanctuary},
    {.kind = ItemKind::ScrollOfMagicMapping},
    {.kind = ItemKind::ScrollOfNegation},
    {.kind = ItemKind::ScrollOfShattering},
    {.kind = ItemKind::ScrollOfDiscord},
    {.kind = ItemKind::ScrollOfAggravateMonsters},
    {.kind = ItemKind::ScrollOfSummonMonsters},
    {.kind = ItemKind::PotionOfLife,
     .per_depth = 34,
     .per_item = 150,
     .forced_multiplier = 4,
     .forced_increment = 3,
     .is_metered = true},
    {.kind = ItemKind::PotionOfStrength, .initial = 40, .per_depth = 17, .per_item = 50, .is_metered = true},
    {.kind = ItemKind::PotionOfTelepathy},
    {.kind = ItemKind::PotionOfLevitation},
    {.kind = ItemKind::PotionOfDetectMagic},
    {.kind = ItemKind::PotionOfSpeed},
    {.kind = ItemKind::PotionOfFireImmunity},
    {.kind = ItemKind::PotionOfInvisibility},
    {.kind = ItemKind::PotionOfPoisonousGas},
    {.kind = ItemKind::PotionOfParalysis},
    {.kind = ItemKind::PotionOfHallucination},
    {.kind = ItemKind::PotionOfConfusion},
    {.kind = ItemKind::PotionOfIncineration},
    {.kind = ItemKind::PotionOfDarkness},
    {.kind = ItemKind::PotionOfDescent},
    {.kind = ItemKind::PotionOfCreepingDeath},
    {.kind = ItemKind::ScrollOfCauseFear},
});

}  // namespace cellophane
