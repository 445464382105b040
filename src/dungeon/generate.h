#pragma once

#include "dungeon/draft/draft.h"
#include "dungeon/level_request.h"
#include "kit/base/result.h"
#include "world/level.h"

namespace cellophane {

/// The level itself, or what is wrong with the request: seed 0, depth outside 1-40, a size the style cannot
/// fill.
Result<Level> generate(const LevelRequest& request);

/// The same with a watcher, which sees nothing of the levels above.
Result<Level> generate(const LevelRequest& request, const Watch& watch);

}  // namespace cellophane
