#pragma once

namespace cellophane {

/// The hero goes on by himself until anything is pressed.
struct Autopilot {
    bool is_on = false;
    /// So often in a row nothing has come of it.
    int idle_rounds = 0;
    /// There is nothing left to explore.
    bool nothing_left_here = false;
};

}  // namespace cellophane
