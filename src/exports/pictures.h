#pragma once

#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// A cell as the page's map draws it; in the hero's light, if there is a hero.
StyledCell picture_of(const Observation& seen, Pos at);

}  // namespace cellophane
