#pragma once

#include <cstdint>
#include <vector>

#include "world/game.h"

namespace cellophane {

// The targets of an attack (rules/hero.md 7.3; rules/monsters.md 12.2).

/// Which cells an attack strikes.
enum class Pattern : std::uint8_t { Single, AllAround, TwoInLine, FromAfar };
Pattern pattern_of(const Game& game, const Actor& attacker);

/// The cells an attack in a direction would strike, in the order of the blows; none if it would not be made.
/// A sweep strikes its other targets only if there is one in that direction.
std::vector<Pos> attacked_cells(const Game& game, const Actor& attacker, Pos from, Direction toward);

/// Whether an attack in a direction makes use of its reach: a lash, or a thrust through a line.
bool strikes_at_length(const Game& game, const Actor& attacker, Pos from, Direction toward);

/// Whether a cell holds a target in reach that the attacker is willing to strike and could hurt.
bool is_target(const Game& game, const Actor& attacker, Pos from, Pos at);

inline constexpr int whip_reach = 5;

}  // namespace cellophane
