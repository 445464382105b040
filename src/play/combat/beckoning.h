#pragma once

#include <vector>

#include "play/turn/level_context.h"

namespace cellophane {

/// Pulls a target along `flown`, the bolt's path with the target's own cell last, to the caster or the first
/// obstacle. A creature then waits longer than the caster's delay (rules/monsters.md 14.5). False if it
/// stands beside the caster already, or cannot move.
bool beckon(Turn& turn, LevelContext& level, Actor& whom, Actor& by, const std::vector<Pos>& flown);

}  // namespace cellophane
