#pragma once

#include "kit/base/pos.h"

// The question before deep water. The rules do not ask it; a setting of the player's does.

namespace cellophane {

struct SessionState;

/// Takes a step, or asks before it.
void walk(SessionState& session, Direction toward);
/// Takes the step asked about if `yes`.
void wade(SessionState& session, bool yes);

}  // namespace cellophane
