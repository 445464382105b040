#pragma once

#include <algorithm>

#include "content/items.h"
#include "content/powers.h"
#include "content/runes.h"

namespace cellophane {

// What runes do by the net enchantment of what bears them, in quarters (rules/items.md 21 and 22;
// tables/weapon_runic_chances.tsv and power_tables.tsv).

/// The chance of a rune to act on a blow with such a weapon, in percent; 0 for one that goes by its target's
/// kind.
int rune_percent(WeaponRune rune, ItemKind weapon, int net);

/// The same where the blow took its victim by surprise: twice as much, or half way to certainty.
constexpr int surprise_percent(int percent) {
    return std::min(2 * percent, (percent + 100) / 2);
}

/// Turns for which the target is paralyzed, slowed, confused.
constexpr int rune_paralysis_turns(int net) {
    return std::max(2, 2 + net / (2 * quarters));
}
constexpr int rune_slowing_turns(int net) {
    constexpr int least = 3;
    if (net < 0) return least;
    return std::max(least, (net / quarters + 2) * (net + 2 * quarters) / (3 * quarters));
}
constexpr int rune_confusion_turns(int net) {
    return std::max(3, 3 * net / (2 * quarters));
}
/// How far the target is thrown, in cells.
constexpr int rune_force_cells(int net) {
    return std::max(4, 2 * net / quarters + 2);
}
/// Images of a weapon, of an attacker, and the turns they last.
constexpr int weapon_images(int net) {
    return std::clamp(net / (3 * quarters), 1, 7);
}
constexpr int attacker_images(int net) {
    return std::clamp(net / (3 * quarters), 1, 5);
}
inline constexpr int image_turns = 3;
/// How well an image of a weapon hits.
constexpr int image_accuracy(int net) {
    return 100 + 5 * net / quarters;
}
/// What armor takes off a blow at most.
constexpr int most_absorbed(int net) {
    return std::max(1, net / quarters);
}
/// The share of a blow that its striker feels, in percent.
constexpr int reprisal_percent(int net) {
    return std::max(5, 5 * net / quarters);
}

}  // namespace cellophane
