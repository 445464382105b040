#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "screen/input.h"
#include "session/mode.h"

namespace cellophane {

struct SessionState;

/// Something one can click on: what it is in its mode, 0 for anything that is nothing in particular.
struct PressTarget {
    Mode mode{};
    int which = 0;

    friend bool operator==(const PressTarget&, const PressTarget&) = default;
};

/// The mouse while its button is down.
struct Mouse {
    /// What it went down on; it counts where it comes up.
    std::optional<PressTarget> held;
};

/// What a click would be on, whatever the mode.
PressTarget target_of(SessionState& session, const PointerEvent& pointer);
/// Buttons first, then the messages, then cells, by place or by what is listed of them.
int target_on_map(SessionState& session, const PointerEvent& pointer);
/// The cell under the pointer, on the map or by what is listed of it.
std::optional<Pos> pointed_by(SessionState& session, const PointerEvent& pointer);
void hover(SessionState& session, const PointerEvent& pointer);
void click_on_map(SessionState& session, const PointerEvent& pointer);

}  // namespace cellophane
