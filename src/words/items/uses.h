#pragma once

#include <cstddef>
#include <string_view>

#include "content/items.h"
#include "kit/base/enum_table.h"

namespace cellophane::words::items {

// What comes of using a thing once: what it does first, in plain words. Empty where what follows tells it.

struct PotionUse {
    ItemKind kind{};
    std::string_view taste = {};
    /// What pours out of it where it shatters and does harm.
    std::string_view spill = "and something gets out";
};

inline constexpr PotionUse potion_uses[] = {
    {.kind = ItemKind::PotionOfLife},
    {.kind = ItemKind::PotionOfStrength},
    {.kind = ItemKind::PotionOfTelepathy},
    {.kind = ItemKind::PotionOfLevitation,
     .taste = "you float: water, lava, chasms and traps cannot harm you while you do."},
    {.kind = ItemKind::PotionOfDetectMagic},
    {.kind = ItemKind::PotionOfSpeed, .taste = "you move and attack twice as fast."},
    {.kind = ItemKind::PotionOfFireImmunity, .taste = "fire and lava cannot harm you."},
    {.kind = ItemKind::PotionOfInvisibility,
     .taste = "you are invisible: enemies more than two cells away cannot see you."},
    {.kind = ItemKind::PotionOfPoisonousGas,
     .taste = "caustic gas pours out of the flask! It poisons you while you stand in it.",
     .spill = "and caustic gas rolls out"},
    {.kind = ItemKind::PotionOfParalysis,
     .taste = "a pink gas that paralyzes bursts out of the flask!",
     .spill = "and a pink gas that paralyzes rolls out"},
    {.kind = ItemKind::PotionOfHallucination,
     .taste = "you hallucinate: creatures and items look like others."},
    {.kind = ItemKind::PotionOfConfusion,
     .taste = "a gas that confuses pours out of the flask! In it your steps go astray.",
     .spill = "and a gas that confuses spills into the air"},
    {.kind = ItemKind::PotionOfIncineration,
     .taste = "the flask bursts into flames!",
     .spill = "and everything around it is on fire"},
    {.kind = ItemKind::PotionOfDarkness,
     .taste = "your light dims: you see less far, and are noticed less easily.",
     .spill = "and darkness spreads"},
    {.kind = ItemKind::PotionOfDescent,
     .taste = "the floor dissolves, and you sink through it.",
     .spill = "and the ground there dissolves"},
    {.kind = ItemKind::PotionOfCreepingDeath,
     .taste = "lichen grows around you. Do not touch it: it poisons.",
     .spill = "and lichen creeps from the shards"},
};
static_assert(has_row_for_each(potion_uses, potion_kinds));

struct ScrollUse {
    ItemKind kind{};
    std::string_view sound = {};
};

inline constexpr ScrollUse scroll_uses[] = {
    {.kind = ItemKind::ScrollOfEnchanting},
    {.kind = ItemKind::ScrollOfIdentify},
    {.kind = ItemKind::ScrollOfTeleportation},
    {.kind = ItemKind::ScrollOfRemoveCurse},
    {.kind = ItemKind::ScrollOfRecharging},
    {.kind = ItemKind::ScrollOfProtectArmor},
    {.kind = ItemKind::ScrollOfProtectWeapon},
    {.kind = ItemKind::ScrollOfSanctuary,
     .sound = "sacred glyphs appear around you: no other creature enters them willingly."},
    {.kind = ItemKind::ScrollOfMagicMapping,
     .sound = "you learn the layout of the level, with its secret doors and traps."},
    {.kind = ItemKind::ScrollOfNegation,
     .sound = "magic is stripped from you, and from the creatures and items in view."},
    {.kind = ItemKind::ScrollOfShattering, .sound = "the walls around you turn to crystal."},
    {.kind = ItemKind::ScrollOfDiscord, .sound = "the creatures in view turn on each other."},
    {.kind = ItemKind::ScrollOfCauseFear, .sound = "the creatures in view are frightened of you."},
    {.kind = ItemKind::ScrollOfAggravateMonsters,
     .sound = "a shriek wakes the creatures of the level, and they know where you are!"},
    {.kind = ItemKind::ScrollOfSummonMonsters},
};
static_assert(has_row_for_each(scroll_uses, scroll_kinds));

struct CharmUse {
    ItemKind kind{};
    /// Empty where what follows tells of itself.
    std::string_view stir;
};

inline constexpr CharmUse charm_uses[] = {
    {ItemKind::CharmOfHealth, "your wounds close."},
    {ItemKind::CharmOfProtection, "a shield surrounds you."},
    {ItemKind::CharmOfHaste, row_in(potion_uses, ItemKind::PotionOfSpeed).taste},
    {ItemKind::CharmOfFireImmunity, row_in(potion_uses, ItemKind::PotionOfFireImmunity).taste},
    {ItemKind::CharmOfInvisibility, row_in(potion_uses, ItemKind::PotionOfInvisibility).taste},
    {ItemKind::CharmOfTelepathy, row_in(potion_uses, ItemKind::PotionOfTelepathy).taste},
    {ItemKind::CharmOfLevitation, row_in(potion_uses, ItemKind::PotionOfLevitation).taste},
    {ItemKind::CharmOfShattering, row_in(scroll_uses, ItemKind::ScrollOfShattering).sound},
    {ItemKind::CharmOfGuardian, {}},
    {ItemKind::CharmOfTeleportation, {}},
    {ItemKind::CharmOfRecharging, {}},
    {ItemKind::CharmOfNegation, row_in(scroll_uses, ItemKind::ScrollOfNegation).sound},
};
static_assert(has_row_for_each(charm_uses, charm_kinds));

/// The row of a kind; null for what is no such thing.
template <class Row, std::size_t N>
constexpr const Row* use_of(const Row (&rows)[N], ItemKind kind) {
    for (const Row& row : rows)
        if (row.kind == kind) return &row;
    return nullptr;
}

}  // namespace cellophane::words::items
