#pragma once

namespace cellophane {

struct SessionState;

/// The hero goes on by himself until anything is pressed.
struct Autopilot {
    bool is_on = false;
    /// So often in a row nothing has come of it.
    int idle_rounds = 0;
    /// There is nothing left to explore.
    bool nothing_left_here = false;
};

/// Lets the hero go on by himself, at a walk or fast.
void begin_autopilot(SessionState& session, bool fast);
void end_autopilot(SessionState& session);
/// Because nothing comes of it any more.
void give_up_autopilot(SessionState& session);
/// The next command: what he would press who only wants to get on.
void steer(SessionState& session);

}  // namespace cellophane
