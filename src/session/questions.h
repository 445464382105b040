#pragma once

#include "kit/base/pos.h"
#include "protocol/event.h"
#include "session/resolves.h"

namespace cellophane {

/// What is asked. The mode tells which of them.
struct Questions {
    /// What the rules ask, and the letter of what that is about; 0: nothing.
    Question asked = Question::None;
    char about = 0;
    /// What the player has to be sure of.
    Resolve resolve = Resolve::Save;
    /// Where there is deep water.
    Direction wading_toward = Direction::North;
};

}  // namespace cellophane
