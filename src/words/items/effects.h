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

/// What staffs, wands, rings and charms do at a level, in figures: a clause after "it". Wands are all of one
/// strength.
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
    return figure(tenths / 10) + " points of harm";
}
inline std::string burn(int level) {
    const Roll damage = bolt_damage(level);
    return "does " + figure(damage.least) + " to " + figure(damage.most) + " points of harm";
}
inline int charm_power(ItemKind kind, int level) {
    return charm_row(kind).power(level);
}

inline constexpr EffectWords effects[] = {
    {ItemKind::StaffOfLightning, burn},
    {ItemKind::StaffOfFirebolt, burn},
    {ItemKind::StaffOfPoison,
     [](int level) { return "poisons for " + turns(at_magnitude(poison_turns, level)); }},
    {ItemKind::StaffOfTunneling, [](int level) { return "eats through " + cells(level) + " of wall"; }},
    {ItemKind::StaffOfBlinking, [](int level) { return "carries you up to " + cells(blink_reach(level)); }},
    {ItemKind::StaffOfEntrancement,
     [](int level) { return "holds a mind for " + turns(trance_turns(level)); }},
    {ItemKind::StaffOfObstruction,
     [](int level) {
         return "grows crystal, " + figure(at_magnitude(crystal_decrements, level)) +
                "% less of it with every ring of cells";
     }},
    {ItemKind::StaffOfDiscord, [](int level) { return "makes enemies for " + turns(discord_turns(level)); }},
    {ItemKind::StaffOfConjuration,
     [](int level) { return "calls " + counted(blade_count(level), "blade", "blades"); }},
    {ItemKind::StaffOfHealing,
     [](int level) {
         return "heals what it hits by " + figure(healing_percent(level)) + "% of its full health";
     }},
    {ItemKind::StaffOfHaste,
     [](int level) { return "hurries what it hits for " + turns(haste_turns(level)); }},
    {ItemKind::StaffOfProtection,
     [](int level) {
         return "keeps " + wounds(at_magnitude(shield_strengths, level)) + " off what it hits";
     }},
    {ItemKind::WandOfSlowness,
     [](int) { return "slows what it hits for " + turns(slow_turns(wand_magnitude)); }},
    {ItemKind::WandOfInvisibility,
     [](int) { return "hides what it hits for " + turns(invisible_turns(wand_magnitude)); }},
    {ItemKind::RingOfClairvoyance,
     [](int level) {
         const std::string reach = cells(clairvoyant_radius(level));
         if (level < 0) return "blinds you within " + reach;
         return level == 0 ? std::string{"does nothing"} : "shows you " + reach + " through walls";
     }},
    {ItemKind::RingOfStealth,
     [](int level) {
         if (level == 0) return std::string{"does nothing"};
         const int change = stealth_change(level);
         return "has you noticed from " + cells(change < 0 ? -change : change) +
                (change < 0 ? " nearer" : " farther");
     }},
    {ItemKind::RingOfRegeneration,
     [](int level) {
         return "brings you from death's door to health in " +
                turns(static_cast<int>(full_regeneration(level) / 1000));
     }},
    {ItemKind::RingOfTransference,
     [](int level) {
         if (level == 0) return std::string{"does nothing"};
         const int percent = transferred_percent(level);
         return (percent < 0 ? "costs you " : "gives you back ") + figure(percent < 0 ? -percent : percent) +
                "% of the harm you do";
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
         if (strength == 0) return std::string{"keeps you from searching as you walk"};
         return "makes you search with strength " + figure(strength) + " as you walk";
     }},
    {ItemKind::RingOfWisdom,
     [](int level) { return "recharges staffs at " + figure(recharge_rate(level)) + "% of their pace"; }},
    {ItemKind::RingOfReaping,
     [](int level) {
         if (level == 0) return std::string{"does nothing"};
         return (level < 0 ? "costs staffs and charms up to " : "gives staffs and charms up to ") +
                turns(level < 0 ? -level : level) + " for each point of harm you do";
     }},
    {ItemKind::CharmOfHealth,
     [](int level) {
         return "heals " + figure(charm_power(ItemKind::CharmOfHealth, level)) + "% of your full health";
     }},
    {ItemKind::CharmOfProtection,
     [](int level) {
         return "keeps " + wounds(charm_power(ItemKind::CharmOfProtection, level)) + " off you";
     }},
    {ItemKind::CharmOfHaste,
     [](int level) { return "hurries you for " + turns(charm_power(ItemKind::CharmOfHaste, level)); }},
    {ItemKind::CharmOfFireImmunity,
     [](int level) {
         return "keeps fire off you for " + turns(charm_power(ItemKind::CharmOfFireImmunity, level));
     }},
    {ItemKind::CharmOfInvisibility,
     [](int level) { return "hides you for " + turns(charm_power(ItemKind::CharmOfInvisibility, level)); }},
    {ItemKind::CharmOfTelepathy,
     [](int level) {
         return "shows you minds for " + turns(charm_power(ItemKind::CharmOfTelepathy, level));
     }},
    {ItemKind::CharmOfLevitation,
     [](int level) { return "carries you for " + turns(charm_power(ItemKind::CharmOfLevitation, level)); }},
    {ItemKind::CharmOfShattering,
     [](int level) {
         return "works on walls within " + cells(charm_power(ItemKind::CharmOfShattering, level));
     }},
    {ItemKind::CharmOfGuardian,
     [](int level) {
         return "lends you its spirit for " + turns(charm_power(ItemKind::CharmOfGuardian, level));
     }},
    {ItemKind::CharmOfNegation,
     [](int level) { return "strips magic within " + cells(charm_power(ItemKind::CharmOfNegation, level)); }},
};

}  // namespace cellophane::words::items
