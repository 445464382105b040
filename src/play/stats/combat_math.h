#pragma once

#include "content/ranges.h"
#include "world/game.h"

namespace cellophane {

// What a blow is likely to do (rules/hero.md 2.2, 2.3 and 7.1). Null stands for the hero.

/// Enchantment of a weapon or armour with what strength adds or takes, in quarters, from -20 to 50.
int net_enchantment(const Hero& hero, const Item& item);
/// What strength alone adds to it or takes from it, in quarters.
int strength_adjustment(const Hero& hero, const Item& item);

/// The weapon in hand; null: bare hands.
const Item* weapon_in_hand(const Hero& hero);
const Item* armor_worn(const Hero& hero);

/// In percent, before the defence; of the hero with a weapon, or with bare hands.
int accuracy(const Hero& hero, const Item* weapon);
int accuracy(const Monster& monster);

/// Whether the armour he wears has such a rune.
bool wears(const Hero& hero, ArmorRune rune);

/// Tenths of what is shown.
int defence(const Hero& hero);
/// The same in other armour, or none.
int defence(const Hero& hero, const Item* armor);
int defence(const Monster& monster);
int defence_of(const Game& game, const Monster* who);

/// What a blow of the hero's with a weapon, or his hands, does if it goes home.
Roll damage(const Hero& hero, const Item* weapon);
/// The same of a creature, weakness taken into account: the least and the most of it. What a blow does is
/// rolled first, and then weakened.
Roll damage(const Monster& monster);
/// What weakness leaves of a creature's figure.
int weakened(const Monster& monster, int figure);

/// What an easier game leaves of what hurts the hero: never nothing, unless it was nothing.
int scaled_for_easy_mode(const Game& game, int damage);
Roll scaled_for_easy_mode(const Game& game, Roll damage);

/// The chance of a blow with such an accuracy, in percent: never nothing, unless the accuracy is.
int hit_percent(int accuracy, int defence);

/// The chance that a blow would go home as things stand, in percent.
int hit_percent(const Game& game, const Monster* attacker, const Monster* defender);

/// The chance that something the hero throws would hit somebody, in percent.
int throw_percent(const Game& game, const Item& thrown, const Monster& at);

/// Whether nothing somebody does can make a blow miss him: he is stuck, held, in shackles or stiff.
bool cannot_dodge(const Game& game, const Monster* attacker, const Monster* defender);

/// Whether the weapon was made against the likes of somebody.
bool slays(const Item* weapon, const Monster& monster);
/// Whether the armour was: it lets none of their blows and tricks through.
bool protects_from(const Item* armor, const Monster& monster);

}  // namespace cellophane
