#pragma once

#include "world/game.h"

namespace cellophane {

// Sides and leaders (rules/monsters.md 4; rules/hero.md 7.2).

bool is_on_heros_side(const Actor& who);

/// One follows the other, both have one leader, or both are on the hero's side.
bool are_teammates(const Actor& a, const Actor& b);

bool are_enemies(const Game& game, const Actor& a, const Actor& b);

/// Whether the attacker would strike the defender, given the chance.
bool is_willing_to_attack(const Game& game, const Actor& attacker, const Actor& defender);

/// Whether a creature that lives in liquid alone lies where there is none: it neither strikes nor holds.
bool is_stranded(const Level& level, const Actor& who);

/// Whether the attacker's blows cannot harm the defender.
bool is_futile(const Game& game, const Actor& attacker, const Actor& defender);

/// The leader on this level; null if there is none. The hero does not count as one here.
const Monster* leader_of(const Level& level, const Monster& monster);
Monster* leader_of(Level& level, const Monster& monster);

/// Whether the creature's cell blocks movement: a wall or a cage.
bool is_embedded(const Level& level, const Actor& who);

}  // namespace cellophane
