#pragma once

#include "kit/base/pos.h"

// Rules let anybody walk into deep water. Who asked to be asked is.

namespace cellophane {

struct SessionState;

/// A step, or the question before it.
void walk(SessionState& session, Direction toward);
/// What was answered.
void wade(SessionState& session, bool yes);

}  // namespace cellophane
