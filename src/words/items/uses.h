#pragma once

#include <cstddef>
#include <string_view>

#include "content/items.h"
#include "kit/base/enum_table.h"

namespace cellophane::words::items {

// What it is like to use a thing once.

struct PotionUse {
    ItemKind kind{};
    std::string_view taste;
    /// What pours out of it where it shatters and does harm.
    std::string_view spill = "and something gets out";
};

inline constexpr PotionUse potion_uses[] = {
    {.kind = ItemKind::PotionOfLife, .taste = "it goes down like sunrise."},
    {.kind = ItemKind::PotionOfStrength, .taste = "warmth runs down your arms and stays there."},
    {.kind = ItemKind::PotionOfTelepathy, .taste = "your thoughts come loose, and go looking for company."},
    {.kind = ItemKind::PotionOfLevitation, .taste = "your boots let go, and you hang in the air."},
    {.kind = ItemKind::PotionOfDetectMagic, .taste = "your teeth hum, and then you know where to look."},
    {.kind = ItemKind::PotionOfSpeed, .taste = "the world slows down to watch you."},
    {.kind = ItemKind::PotionOfFireImmunity, .taste = "something cool and waxy settles on your skin."},
    {.kind = ItemKind::PotionOfInvisibility, .taste = "you look for your hands, and cannot find them."},
    {.kind = ItemKind::PotionOfPoisonousGas,
     .taste = "the cork comes out by itself, and caustic gas with it!",
     .spill = "and caustic gas rolls out"},
    {.kind = ItemKind::PotionOfParalysis,
     .taste = "a pink haze boils up into your face!",
     .spill = "and a pink haze unfolds"},
    {.kind = ItemKind::PotionOfHallucination, .taste = "everything has always been this colour, surely."},
    {.kind = ItemKind::PotionOfConfusion,
     .taste = "a shimmer of colours pours out, and up, or down!",
     .spill = "and a shimmer of colours spills into the air"},
    {.kind = ItemKind::PotionOfIncineration,
     .taste = "it catches before it reaches your lips!",
     .spill = "and everything around it is on fire"},
    {.kind = ItemKind::PotionOfDarkness,
     .taste = "your lantern dims as if it were ashamed.",
     .spill = "and the dark gets out"},
    {.kind = ItemKind::PotionOfDescent,
     .taste = "the floor turns thin, and gives you up.",
     .spill = "and the ground there thinks better of being ground"},
    {.kind = ItemKind::PotionOfCreepingDeath,
     .taste = "you spit it out; where it lands, lichen grows.",
     .spill = "and lichen creeps from the shards"},
};
static_assert(is_in_order(potion_uses, ItemKind::PotionOfLife, ItemKind::PotionOfCreepingDeath));

struct ScrollUse {
    ItemKind kind{};
    std::string_view sound;
};

inline constexpr ScrollUse scroll_uses[] = {
    {ItemKind::ScrollOfEnchanting, "the letters crawl off the page, looking for something to improve."},
    {ItemKind::ScrollOfIdentify, "the words insist on calling things by their names."},
    {ItemKind::ScrollOfTeleportation, "the sentence takes hold of you, and runs on."},
    {ItemKind::ScrollOfRemoveCurse, "the words go through your pack like a comb."},
    {ItemKind::ScrollOfRecharging, "a crackle leaves the page and looks for something to do."},
    {ItemKind::ScrollOfProtectArmor, "the letters scatter like scales."},
    {ItemKind::ScrollOfProtectWeapon, "the letters line up like an edge."},
    {ItemKind::ScrollOfSanctuary,
     "signs burn themselves into the floor around you, and nothing will cross them."},
    {ItemKind::ScrollOfMagicMapping, "the corridors draw themselves behind your eyes."},
    {ItemKind::ScrollOfNegation, "a silence goes out from you, and magic falls over in it."},
    {ItemKind::ScrollOfShattering, "the walls ring like glass, and then they are."},
    {ItemKind::ScrollOfDiscord, "you read the lie aloud, and everyone believes it of everyone else."},
    {ItemKind::ScrollOfCauseFear, "the last word comes out in a voice that is not yours."},
    {ItemKind::ScrollOfAggravateMonsters, "it was written to be screamed, and so you do."},
    {ItemKind::ScrollOfSummonMonsters, "it was an invitation."},
};
static_assert(is_in_order(scroll_uses, ItemKind::ScrollOfEnchanting, ItemKind::ScrollOfSummonMonsters));

struct CharmUse {
    ItemKind kind{};
    /// Empty where what follows tells of itself.
    std::string_view stir;
};

inline constexpr CharmUse charm_uses[] = {
    {ItemKind::CharmOfHealth, "a slow heat goes through you, closing whatever it finds open."},
    {ItemKind::CharmOfProtection, "the air about you sets, like the white of an egg."},
    {ItemKind::CharmOfHaste, row_in(potion_uses, ItemKind::PotionOfSpeed).taste},
    {ItemKind::CharmOfFireImmunity, row_in(potion_uses, ItemKind::PotionOfFireImmunity).taste},
    {ItemKind::CharmOfInvisibility, row_in(potion_uses, ItemKind::PotionOfInvisibility).taste},
    {ItemKind::CharmOfTelepathy, row_in(potion_uses, ItemKind::PotionOfTelepathy).taste},
    {ItemKind::CharmOfLevitation, row_in(potion_uses, ItemKind::PotionOfLevitation).taste},
    {ItemKind::CharmOfShattering, row_in(scroll_uses, ItemKind::ScrollOfShattering).sound},
    {ItemKind::CharmOfGuardian, {}},
    {ItemKind::CharmOfTeleportation, "the needle makes up its mind, and tugs."},
    {ItemKind::CharmOfRecharging, {}},
    {ItemKind::CharmOfNegation, row_in(scroll_uses, ItemKind::ScrollOfNegation).sound},
};
static_assert(is_in_order(charm_uses, ItemKind::CharmOfHealth, ItemKind::CharmOfNegation));

/// The row of a kind; null for what is no such thing.
template <class Row, std::size_t N>
constexpr const Row* use_of(const Row (&rows)[N], ItemKind kind) {
    for (const Row& row : rows)
        if (row.kind == kind) return &row;
    return nullptr;
}

}  // namespace cellophane::words::items
