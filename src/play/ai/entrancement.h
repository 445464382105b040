#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

/// Makes entranced creatures step opposite to the hero's move, blow or struggle, regardless of what lies
/// there (rules/monsters.md 14.2).
void mirror_entranced(Turn& turn, LevelContext& living, Direction toward);

}  // namespace cellophane
