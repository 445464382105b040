#pragma once

#include "play/turn/turn.h"

namespace cellophane {

// Sneak attacks, backstabs (rules/hero.md 7.3 and 8.6): a blow that takes its target by surprise cannot miss
// and does three times the damage; with a dagger, the weapon of assassins, five times.

/// What lets a blow in hand take its target by surprise: sleep, paralysis, or that it has not noticed the
/// hero.
Surprise surprise_of(const Actor& by, const Actor& at);

/// What the damage is multiplied by. A lunge does three times the damage too, with whatever weapon.
int sneak_attack_factor(Surprise surprise, const Item* weapon);

/// A creature taken by surprise loses time, and its group wakes. A lunge is no surprise to its target.
void startle(Game& game, Actor& victim, Surprise surprise);

}  // namespace cellophane
