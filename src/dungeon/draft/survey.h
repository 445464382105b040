#pragma once

#include "dungeon/draft/draft.h"

namespace cellophane {

/// Marks loops and chokepoints (rules/levels.md 13), unless that has been done since the last change.
void analyze(Draft& draft);

}  // namespace cellophane
