#pragma once

#include <string>

#include "content/bolt_powers.h"
#include "content/charms.h"
#include "content/items.h"
#include "content/regeneration.h"
#include "content/staffs.h"
#include "content/trinkets.h"
#include "words/grammar.h"

namespace cellophane::words::items {

/// What potions, staffs, wands, rings and charms do at a level, in figures: a clause after "it". Potions and
/// wands are all of one strength.
struct EffectWords {
    ItemKind kind{};
    std::string (*clause)(int level) = nullptr;
};

inline std::string figure(int number) {
    return std::to_string(number);
}
inline std::string turns(int number) {
    return counted(number, "turn", "turns");
}
inline std::string cells(int number) {
    return counted(number, "cell", "cells");
}
/// Of tenths, rounded down.
inline std::string wounds(int tenths) {
    return figure(tenths / 10) + " damage";
}
inline std::string burn(int level) {
    const Roll damage = bolt_damage(level);
    return "deals " + figure(damage.least) + " to " + figure(damage.most) + " damage";
}
inline int charm_power(ItemKind kind, int level) {
    return charm_row(kind).power(level);
}

/// Of a potion whose effect lasts as long as its row says.
template <ItemKind potion>
std::string lasts(int) {
    return "lasts " + turns(item_rows[potion].range.least);
}

inline constexpr EffectWords effects[] = {
    {ItemKind::PotionOfTelepathy, lasts<ItemKind::PotionOfTelepathy>},
    {ItemKind::PotionOfLevitation, lasts<ItemKind::PotionOfLevitation>},
    {ItemKind::PotionOfSpeed, lasts<ItemKind::PotionOfSpeed>},
    {ItemKind::PotionOfFireImmunity, lasts<ItemKind::PotionOfFireImmunity>},
    {ItemKind::PotionOfInvisibility, lasts<ItemKind::PotionOfInvisibility>},
    {ItemKind::PotionOfHallucination, lasts<ItemKind::PotionOfHallucination>},
    {ItemKind::PotionOfDarkness, lasts<ItemKind::PotionOfDarkness>},
    {ItemKind::StaffOfLightning, burn},
    {ItemKind::StaffOfFirebolt, burn},
    {ItemKind::StaffOfPoison,
     [](int level) { return "poisons for " + turns(at_magnitude(poison_turns, level)); }},
    {ItemKind::StaffOfTunneling, [](int level) { return "digs through " + cells(level) + " of wall"; }},
    {ItemKind::StaffOfBlinking, [](int level) { return "moves you up to " + cells(blink_reach(level)); }},
    {ItemKind::StaffOfEntrancement, [](int level) { return "lasts " + turns(trance_turns(level)); }},
    {ItemKind::StaffOfObstruction,
     [](int level) {
         return "fills the cell it ends at with crystal, and each ring of cells around it with " +
                figure(at_magnitude(crystal_decrements, level)) + "% less";
     }},
    {ItemKind::StaffOfDiscord, [](int level) { return "lasts " + turns(discord_turns(level)); }},
    {ItemKind::StaffOfConjuration,
     [](int level) {
         return "conjures " + counted(blade_count(level), "blade", "blades") + " for " +
                figure(blade_turns.least) + " to " + turns(blade_turns.most);
     }},
    {ItemKind::StaffOfHealing,
     [](int level) {
         return "restores " + figure(healing_percent(level)) + "% of the target's maximum health";
     }},
    {ItemKind::StaffOfHaste, [](int level) { return "lasts " + turns(haste_turns(level)); }},
    {ItemKind::StaffOfProtection,
     [](int level) { return "absorbs " + wounds(at_magnitude(shield_strengths, level)); }},
    {ItemKind::WandOfSlowness, [](int) { return "lasts " + turns(slow_turns(wand_magnitude)); }},
    {ItemKind::WandOfInvisibility, [](int) { return "lasts " + turns(invisible_turns(wand_magnitude)); }},
    {ItemKind::RingOfClairvoyance,
     [](int level) {
         const std::string reach = cells(clairvoyant_radius(level));
         if (level < 0) return "blinds you to everything within " + reach;
         return level == 0 ? std::string{"does nothing"} : "shows you everything within " + reach;
     }},
    {ItemKind::RingOfStealth,
     [](int level) {
         if (level == 0) return std::string{"does nothing"};
         const int change = stealth_change(level);
         return (change < 0 ? "lowers your stealth range by " : "raises your stealth range by ") +
                figure(change < 0 ? -change : change);
     }},
    {ItemKind::RingOfRegeneration,
     [](int level) {
         return "takes you from no health to full health in " +
                turns(static_cast<int>(full_regeneration(level) / 1000));
     }},
    {ItemKind::RingOfTransference,
     [](int level) {
         if (level == 0) return std::string{"does nothing"};
         const int percent = transferred_percent(level);
         return (percent < 0 ? "costs you " : "heals you by ") + figure(percent < 0 ? -percent : percent) +
                "% of the damage you deal";
     }},
    {ItemKind::RingOfLight,
     [](int level) {
         if (level == 0) return std::string{"does nothing"};
         // Radius times this, or by this (rules/items.md 20).
         return level < 0 ? "divides the reach of your light by " + figure(1 - level)
                          : "multiplies the reach of your light by " + figure(1 + level);
     }},
    {ItemKind::RingOfAwareness,
     [](int level) {
         const int strength = passing_search(level);
         if (strength == 0) return std::string{"stops you from searching as you walk"};
         return "makes you search with strength " + figure(strength) + " as you walk";
     }},
    {ItemKind::RingOfWisdom,
     [](int level) {
         return "recharges your staffs at " + figure(recharge_rate(level)) + "% of normal speed";
     }},
    {ItemKind::RingOfReaping,
     [](int level) {
         if (level == 0) return std::string{"does nothing"};
         return (level < 0 ? "takes from staffs and charms up to " : "gives staffs and charms up to ") +
                turns(level < 0 ? -level : level) + " of recharging for each point of damage you deal";
     }},
    {ItemKind::CharmOfHealth,
     [](int level) {
         return "restores " + figure(charm_power(ItemKind::CharmOfHealth, level)) +
                "% of your maximum health";
     }},
    {ItemKind::CharmOfProtection,
     [](int level) { return "absorbs " + wounds(charm_power(ItemKind::CharmOfProtection, level)); }},
    {ItemKind::CharmOfHaste,
     [](int level) { return "lasts " + turns(charm_power(ItemKind::CharmOfHaste, level)); }},
    {ItemKind::CharmOfFireImmunity,
     [](int level) { return "lasts " + turns(charm_power(ItemKind::CharmOfFireImmunity, level)); }},
    {ItemKind::CharmOfInvisibility,
     [](int level) { return "lasts " + turns(charm_power(ItemKind::CharmOfInvisibility, level)); }},
    {ItemKind::CharmOfTelepathy,
     [](int level) { return "lasts " + turns(charm_power(ItemKind::CharmOfTelepathy, level)); }},
    {ItemKind::CharmOfLevitation,
     [](int level) { return "lasts " + turns(charm_power(ItemKind::CharmOfLevitation, level)); }},
    {ItemKind::CharmOfShattering,
     [](int level) { return "reaches " + cells(charm_power(ItemKind::CharmOfShattering, level)); }},
    {ItemKind::CharmOfGuardian,
     [](int level) { return "lasts " + turns(charm_power(ItemKind::CharmOfGuardian, level)); }},
    {ItemKind::CharmOfNegation,
     [](int level) { return "reaches " + cells(charm_power(ItemKind::CharmOfNegation, level)); }},
};

}  // namespace cellophane::words::items
