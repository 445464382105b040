#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "protocol/observation.h"

namespace cellophane {

/// The last target, on its level only: the number of the creature aimed at, or 0 for a bare cell.
struct LastTarget {
    int depth = 1;
    int who = 0;
    Pos at;
};

/// What the key to throw again goes by.
struct ThrowMemory {
    /// The item thrown last, as it was known afterwards.
    std::optional<PackItemView> thrown;
    /// The last target of a throw or a zap.
    std::optional<LastTarget> target;
};

}  // namespace cellophane
