#pragma once

#include <optional>

#include "screen/input.h"
#include "session/title/places.h"

// What comes in goes to where the player of the title is.

namespace cellophane {

struct TitleState;

/// Something on the title that one can click on: what it is in its place, 0 for nothing in particular.
struct TitleTarget {
    TitlePlace place{};
    int which = 0;

    friend bool operator==(const TitleTarget&, const TitleTarget&) = default;
};

/// The mouse while its button is down.
struct TitleMouse {
    /// What it went down on; it counts where it comes up.
    std::optional<TitleTarget> held;
};

void press_key(TitleState& title, const KeyEvent& key);
void use_pointer(TitleState& title, const PointerEvent& pointer);

}  // namespace cellophane
