#pragma once

#include "protocol/command.h"
#include "protocol/event.h"

// The game is given a command, and what comes of it is taken in.

namespace cellophane {

struct SessionState;

/// Gives the game a command, as a step of a long one or anew, and takes in what comes of it.
Report submit(SessionState& session, const Command& command);
/// The same out of a page or a question: the map is back first.
void order(SessionState& session, const Command& command);
/// What a report changes of the session: messages, alerts, what moves, what is asked, whether it is over.
void take_in(SessionState& session, const Report& report);
/// Its messages alone.
void hear(SessionState& session, const Report& report);

}  // namespace cellophane
