#pragma once

#include "content/ranges.h"
#include "world/game.h"

namespace cellophane {

// Odds and damage of a blow (rules/hero.md 2.3 and 7.1).

/// The weapon in hand; null: bare hands.
const Item* weapon_in_hand(const Hero& hero);
/// What anybody fights with: creatures hold nothing.
const Item* weapon_of(const Game& game, const Actor& who);
/// Bare hands have no manner.
bool has_manner(const Item* weapon, Manner manner);

/// In percent, before the defense. `weapon`: null for bare hands.
int accuracy(const Hero& hero, const Item* weapon);
int accuracy(const Monster& monster);

/// Damage of a blow of the hero's that hits. `weapon`: null for bare hands.
Roll damage(const Hero& hero, const Item* weapon);
/// The bounds of a creature's damage, weakness included. An actual blow is rolled first, and then weakened.
Roll damage(const Monster& monster);
/// A creature's accuracy or damage figure, less its weakness.
int weakened(const Monster& monster, int figure);

/// Damage to the hero, reduced in easy mode: at least 1, unless it was 0.
int scaled_for_easy_mode(const Game& game, int damage);
Roll scaled_for_easy_mode(const Game& game, Roll damage);

/// Hit chance in percent: at least 1, unless the accuracy is 0 or less.
int hit_percent(int accuracy, int defense);

/// Hit chance of the attacker as things stand, in percent.
int hit_percent(const Game& game, const Actor& attacker, const Actor& defender);

/// Hit chance of an item the hero throws at a creature, in percent.
int throw_percent(const Game& game, const Item& thrown, const Monster& at);

/// Whether every blow hits the defender: stuck, paralyzed, captive, or held by a seizing attacker.
bool cannot_dodge(const Actor& attacker, const Actor& defender);

/// Whether the weapon slays the creature's class.
bool slays(const Item* weapon, const Monster& monster);
/// Whether the armor is immune to the creature's class: to its blows and tricks alike.
bool protects_from(const Item* armor, const Monster& monster);

}  // namespace cellophane
