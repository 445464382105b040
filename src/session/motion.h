#pragma once

#include <map>

#include "view/motion.h"

namespace cellophane {

/// What moves by itself, if anything may.
struct Moving {
    bool is_wanted = false;
    Motion motion;
    /// How healthy those in view were a moment ago, by number.
    std::map<int, int> healths_before;
    /// How much of the hero's health is to be seen going after the interludes.
    int wound = 0;
    /// Milliseconds since the last beat of the dance; turns since all danced.
    int swayed = 0;
    int turns_at_rest = 0;
    /// Beats since the last turn, for what changes its looks.
    int beats = 0;
    /// Milliseconds for which the screen goes on reminding him of what he has to read.
    int reminded = 0;
    /// Milliseconds for which the button of a key that was pressed still looks it.
    int struck = 0;
};

}  // namespace cellophane
