#pragma once

#include "kit/base/pos.h"
#include "kit/rng/rng.h"

namespace cellophane {

inline Direction any_direction(Rng& whim) {
    return directions[static_cast<std::size_t>(whim.uniform(0, 7))];
}

}  // namespace cellophane
