#pragma once

#include "protocol/command.h"
#include "protocol/event.h"

// Submitting commands to the game, and applying their reports to the session.

namespace cellophane {

struct SessionState;

/// Submits a command, or a further step of a long one, and applies its report.
Report submit(SessionState& session, const Command& command);
/// The same from a page or a question: returns to the map first.
void order(SessionState& session, const Command& command);
/// Applies a report to the session: messages, alerts, animations, questions, the end of the game.
void take_in(SessionState& session, const Report& report);
/// Applies its messages alone.
void hear(SessionState& session, const Report& report);

}  // namespace cellophane
