#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Whether nausea ends this step or blow before it begins, at 25 percent (rules/monsters.md 9.3, step 1;
/// rules/hero.md 10.3, steps 7 and 12).
bool vomits(Turn& turn, LevelContext& living, Actor& who);

}  // namespace cellophane
