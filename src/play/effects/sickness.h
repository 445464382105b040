#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// A quarter of all steps and blows of the nauseous end before they begin: whether this one did
/// (rules/monsters.md 9.3, step 1; rules/hero.md 10.3, steps 7 and 12).
bool vomits(Turn& turn, LevelContext& living, const ActorRef& who);

}  // namespace cellophane
