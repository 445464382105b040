#pragma once

#include "kit/base/rehearsal.h"

namespace cellophane {

/// Changes whenever the same seed would give a different dungeon; links, saves and JSON carry it.
inline constexpr int dungeon_version = 6 + rehearsed_changes;

}  // namespace cellophane
