#pragma once

#include <cstdint>
#include <vector>

#include "world/game.h"

namespace cellophane {

// Whom an attack strikes (rules/hero.md 7.3; rules/monsters.md 12.2). Null stands for the hero.

/// How somebody strikes.
enum class Pattern : std::uint8_t { Single, AllAround, TwoInLine, FromAfar };
Pattern pattern_of(const Game& game, const Monster* attacker);

/// Those an attack in a direction would strike, in the order of the blows; none if it would not be made.
/// Everybody else in reach of a sweep is struck only if the first in the direction is.
std::vector<Pos> struck_cells(const Game& game, const Monster* attacker, Pos from, Direction toward);

/// Whether somebody stands in a cell whom the attacker would strike there and could hurt.
bool is_target(const Game& game, const Monster* attacker, Pos from, Pos at);

inline constexpr int whip_reach = 5;

}  // namespace cellophane
