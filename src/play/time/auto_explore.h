#pragma once

#include "play/time/strides.h"

namespace cellophane {

/// To walk to unseen cells and to known items, until neither are left; nothing, and why is told, if the hero
/// cannot.
LongCommand begin_auto_explore(Turn& turn);
Stride explore_on(Turn& turn);

}  // namespace cellophane
