#pragma once

#include "session/game_screen.h"

// Walking, and going to the pointed cell.

namespace cellophane {

/// Takes a step, or asks before one into deep water if a setting of the player's says so. The rules do not
/// ask.
GameOutcome walk(Context& context, Direction toward, bool to_pointed = false);
/// Travels to the pointed cell, or does what was proposed; on a neighboring cell the hero acts.
GameOutcome travel_to_pointed(Context& context);
/// Takes one step on the way.
GameOutcome step_towards_pointed(Context& context, bool to_pointed = false);

}  // namespace cellophane
