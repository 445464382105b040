#pragma once

#include "protocol/command.h"
#include "protocol/event.h"

// Submitting commands to the game, and applying their reports. What opens or closes by a report is left to
// session/outcomes.h.

namespace cellophane {

struct Context;

/// Submits a command, or a further step of a long one, and applies its report.
Report submit(Context& context, const Command& command);
/// Applies a report: messages, alerts, animations, the question it ends with, the end of the game.
void take_in(Context& context, const Report& report);
/// Takes note of where the hero is and of what has hurt it, for what is told of the end.
void note_last_moments(Context& context, const Report& report);

}  // namespace cellophane
