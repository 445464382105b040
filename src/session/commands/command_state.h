#pragma once

#include <string>

namespace cellophane {

/// A command of many steps, while it goes on and when it has ended.
struct RunningCommand {
    bool goes_on = false;
    /// The last command given is Explore, and the player has not interrupted it.
    bool explores = false;
    /// Exploring has led to a fight: blows follow without a pause.
    bool brawls = false;
    /// Milliseconds between its steps.
    int pace = 0;
    /// Milliseconds between steps in place of the usual pace of a command; 0: the usual pace.
    int forced_pace = 0;
    /// Why the last long command ended, if no message says so.
    std::string why_stopped;
    /// Foes in view after the last step.
    int foes_in_view = 0;

    /// Milliseconds between the steps of what is under way.
    int pace_now() const {
        constexpr int pace_of_blows = 1;
        return brawls ? pace_of_blows : pace;
    }
};

/// The hero acts by himself until the player presses or clicks anything.
struct Autopilot {
    bool is_on = false;
    /// Commands in a row that took no turn.
    int idle_rounds = 0;
    /// Nothing is left to explore on this level.
    bool nothing_left_here = false;
};

}  // namespace cellophane
