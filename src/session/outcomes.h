#pragma once

#include "protocol/command.h"
#include "protocol/event.h"
#include "session/game_screen.h"

// What follows from an input, from the passing of time and from the rules: screens open and close, and
// commands are submitted.

namespace cellophane {

struct SessionState;

/// The screen of a session with nothing over it.
GameScreenPtr lowest_screen(const Context& context);
/// Carries out what a screen wants to happen.
void apply(SessionState& session, GameOutcome outcome);
/// Submits a command, whatever is open.
Report submit(SessionState& session, const Command& command);
/// Opens and closes what the last reports of the rules ask for: a question, the end of the game.
void follow_rules(SessionState& session);
/// Stops the long command, the autopilot or the seek under way.
void interrupt(SessionState& session);

}  // namespace cellophane
