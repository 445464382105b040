#pragma once

#include "kit/base/pos.h"

// Rules let anybody walk into deep water. Who asked to be asked is.

namespace cellophane {

struct SessionState;

void walk(SessionState& session, Direction toward);
void wade(SessionState& session, bool yes);

}  // namespace cellophane
