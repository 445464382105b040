#pragma once

#include <optional>

#include "session/mode.h"

namespace cellophane {

/// Something one can click on: what it is in its mode, 0 for anything that is nothing in particular.
struct PressTarget {
    Mode mode{};
    int which = 0;

    friend bool operator==(const PressTarget&, const PressTarget&) = default;
};

struct Mouse {
    /// What its button went down on; it counts where it comes up.
    std::optional<PressTarget> held;
};

}  // namespace cellophane
