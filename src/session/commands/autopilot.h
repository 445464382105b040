#pragma once

namespace cellophane {

struct SessionState;

/// The hero acts by himself until the player presses or clicks anything.
struct Autopilot {
    bool is_on = false;
    /// Commands in a row that took no turn.
    int idle_rounds = 0;
    /// Nothing is left to explore on this level.
    bool nothing_left_here = false;
};

/// Starts the autopilot, at the usual or a fast pace.
void begin_autopilot(SessionState& session, bool fast);
void end_autopilot(SessionState& session);
/// Ends it with a message, since it gets nowhere.
void give_up_autopilot(SessionState& session);
/// Submits the next command: answers a question (yes, but no item), explores, or goes down the stairs.
void steer(SessionState& session);

}  // namespace cellophane
