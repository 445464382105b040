#pragma once

#include "play/actions/actions.h"
#include "play/turn/turn.h"
#include "protocol/event.h"

namespace cellophane {

/// What follows an action: the level it led to, and the turn it took, if it took one. `searched` continues a
/// row of searches; other actions that take a turn end it.
void spend(Turn& turn, TurnCost spent, bool searched = false);

/// A step of the hero's, whatever it comes to. `answered`: see `take_step`.
void walk(Turn& turn, Direction toward, Question answered = Question::None,
          StepMode step_mode = StepMode::Fighting);

}  // namespace cellophane
