#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// The hero has no say in what comes next: whoever looks on gets to see how things stand (spec 60, section
/// 4.2, step 17, and section 4.3, step 9).
void keep_interim(Turn& turn);

}  // namespace cellophane
