#pragma once

#include "protocol/command.h"
#include "protocol/event.h"

// The game is given a command, and what comes of it is taken in.

namespace cellophane {

struct SessionState;

Report submit(SessionState& session, const Command& command);
void order(SessionState& session, const Command& command);
void take_in(SessionState& session, const Report& report);
void hear(SessionState& session, const Report& report);

}  // namespace cellophane
