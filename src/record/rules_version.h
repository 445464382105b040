#pragma once

#include "kit/base/rehearsal.h"

namespace cellophane {

/// Changes whenever the same commands would play out differently.
inline constexpr int rules_version = 16 + rehearsed_changes;

}  // namespace cellophane
