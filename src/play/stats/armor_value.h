#pragma once

#include "content/runes.h"
#include "world/game.h"

namespace cellophane {

// Armor value: what armor is worn, and the defense against blows that it gives (rules/hero.md 2.3). The armor
// value that the player reads is a tenth of the defense.

const Item* armor_worn(const Hero& hero);
/// What anybody wears: creatures wear nothing.
const Item* armor_of(const Game& game, const Actor& who);
/// Whether the armor worn has this rune.
bool wears(const Hero& hero, ArmorRune rune);

/// In tenths of the armor value shown.
int defense(const Hero& hero);
/// The same in other armor; null: none.
int defense(const Hero& hero, const Item* armor);
int defense(const Monster& monster);
int defense_of(const Game& game, const Actor& who);

}  // namespace cellophane
