#pragma once

#include <cellophane.h>

#include "dungeon/level_request.h"
#include "kit/base/result.h"

namespace cellophane::capi {

/// The level that the options of a caller name, or what is wrong with them.
Result<LevelRequest> request_of(const cellophane_dungeon& dungeon);

}  // namespace cellophane::capi
