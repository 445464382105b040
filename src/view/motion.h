#pragma once

#include "view/dancing_colors.h"
#include "view/effects.h"

namespace cellophane {

/// What moves on the map while the game stands still.
struct Motion {
    Dance dance;
    Effects effects;
};

}  // namespace cellophane
