#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "protocol/observation.h"

namespace cellophane {

/// At whom something was aimed last, by number and on that level alone; 0: at a place and nobody in it.
struct LastTarget {
    int depth = 1;
    int who = 0;
    Pos at;
};

/// Choosing where to throw something, or where to point a staff or a wand.
struct Aiming {
    /// What is to fly, or what is pointed.
    char letter = 0;
    /// It is a staff or a wand, and not to be thrown.
    bool zaps = false;
    /// What was thrown last, as it was known after that, and at what something was thrown or pointed.
    std::optional<PackItemView> thrown;
    std::optional<LastTarget> thrown_at;
};

}  // namespace cellophane
