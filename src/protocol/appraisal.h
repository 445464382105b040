#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace cellophane {

/// What a rune of a known kind does in the hero's hands: how often, in percent, and a figure that depends on
/// its kind: turns, cells, images, points, percent; 0: none.
struct RuneWorth {
    int percent = 0;
    int figure = 0;
    /// Of its images, how well they hit.
    int accuracy = 0;

    friend bool operator==(const RuneWorth&, const RuneWorth&) = default;
};

/// What an item in the pack is worth to the hero, as far as the hero can tell: what depends on the hero's
/// strength, on what the hero wears and wields, and on the time (rules/items.md 26). Unidentified items count
/// with their base figures.
struct Appraisal {
    /// How much a scroll of enchanting gives in this dungeon, and what this thing itself gives, as multiples
    /// of the usual.
    int enchanting_worth = 1;
    int own_worth = 1;
    /// The letter of the thing.
    char letter = 0;
    /// What the hero's strength adds to a weapon or armor, or takes from it, in quarters of a level.
    int strength_quarters = 0;
    /// The armor the hero would have in it, and has, in tenths.
    int armor = 0;
    int present_armor = 0;
    /// How much more often the hero's blows would hit with it than with what the hero has in hand, and how
    /// much harder, in percent.
    int accuracy_change = 0;
    int damage_change = 0;
    /// Cells by which the hero would be noticed from farther, or nearer, in it than in what the hero wears.
    int stealth_change = 0;
    /// What its rune does, now and enchanted once more; of interest only if it has one that is known.
    RuneWorth rune{};
    RuneWorth rune_then{};
    /// Only the hero's weakness keeps it from acting more often.
    bool rune_is_held_back = false;
    /// Kills with it, or turns on the hero, until it is known.
    int left_to_know = 0;
    /// Cursed and in use.
    bool clings = false;
    /// The level a ring works at.
    int works_at = 0;
    /// How many turns a staff's charge takes to grow back, with the rings the hero wears; 0: it never will.
    int turns_per_charge = 0;
    /// How many turns ago it was last used, the latest first; -1: it was not.
    std::array<int, 3> used_ago{-1, -1, -1};
    /// How much of a meal would be wasted on the hero as it is.
    int wasted_nutrition = 0;
    /// By how much a draught would raise the health the hero can have, in percent.
    int health_gain_percent = 0;
    /// It stood in a vault, on an altar or a pedestal.
    bool from_vault = false;

    friend bool operator==(const Appraisal&, const Appraisal&) = default;
};

using Appraisals = std::vector<Appraisal>;

}  // namespace cellophane
