#pragma once

#include <optional>

#include "screen/input.h"
#include "session/title/title_places.h"

// Input on the title screen, handled by the open place.

namespace cellophane {

struct TitleState;

/// A click target of the title: its number in its place; 0: nothing in particular.
struct TitleTarget {
    TitlePlace place{};
    int which = 0;

    friend bool operator==(const TitleTarget&, const TitleTarget&) = default;
};

/// The mouse while its button is down.
struct TitleMouse {
    /// The target it went down on; a click counts if it comes up on the same.
    std::optional<TitleTarget> held;
};

void press_key(TitleState& title, const KeyEvent& key);
void use_pointer(TitleState& title, const PointerEvent& pointer);

}  // namespace cellophane
