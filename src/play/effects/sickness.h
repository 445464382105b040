#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// A quarter of all steps and blows of the nauseous end before they begin: whether this one did (spec 40,
/// section 9.3, step 1; spec 60, section 10.3, steps 7 and 12).
bool vomits(Turn& turn, LevelContext& living, const ActorRef& who);

}  // namespace cellophane
