#pragma once

#include "play/ai/acting.h"

namespace cellophane {

/// The hero has moved, struck or struggled in a direction: whoever is under his spell does the opposite, with
/// no thought for what lies there (rules/monsters.md 14.2).
void mirror_entranced(Turn& turn, LevelContext& living, Direction toward);

}  // namespace cellophane
