#pragma once

#include "world/game.h"

namespace cellophane {

// Who is with whom (rules/monsters.md 4; rules/hero.md 7.2). Null stands for the hero, in all of this.

bool is_on_heros_side(const Monster* who);

/// One follows the other, or both the same.
bool are_teammates(const Level& level, const Monster* a, const Monster* b);

bool are_enemies(const Game& game, const Monster* a, const Monster* b);

/// Whether somebody would strike somebody else if he could.
bool is_willing_to_attack(const Game& game, const Monster* attacker, const Monster* defender);

/// Whether all he could do to him is nothing.
bool is_futile(const Game& game, const Monster* attacker, const Monster* defender);

/// The one it follows on this level; null: nobody. The hero is nobody's leader here.
const Monster* leader_of(const Level& level, const Monster& monster);

/// Whether somebody in a wall can be got at there.
bool is_embedded(const Level& level, const Monster& monster);

}  // namespace cellophane
