#pragma once

#include <cstdint>

namespace cellophane {

/// A click target: its number on the screen that was open; 0: nothing in particular.
struct PressTarget {
    /// Tells the screen from those before and after it (ScreenStack).
    std::uint64_t screen = 0;
    int which = 0;

    friend bool operator==(const PressTarget&, const PressTarget&) = default;
};

}  // namespace cellophane
