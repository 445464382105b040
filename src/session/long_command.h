#pragma once

#include <string>

namespace cellophane {

/// A command of many steps, while it goes on and when it has ended.
struct CommandUnderWay {
    bool goes_on = false;
    /// It explores, or did, and nobody has given another.
    bool explores = false;
    /// Exploring has led to a fight: blow follows blow at once.
    bool brawls = false;
    /// Milliseconds between its steps.
    int pace = 0;
    /// Milliseconds between steps, whatever they are steps of; 0: as usual.
    int forced_pace = 0;
    /// Milliseconds passed since the last step.
    int waited = 0;
    /// Why the last one ended, if nothing told it.
    std::string why_stopped;
    /// How many foes were in view.
    int foes_in_view = 0;
};

}  // namespace cellophane
