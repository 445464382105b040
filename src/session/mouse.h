#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "screen/input.h"
#include "session/mode.h"

namespace cellophane {

struct SessionState;

/// A click target: its number in its mode; 0: nothing in particular.
struct PressTarget {
    Mode mode{};
    int which = 0;

    friend bool operator==(const PressTarget&, const PressTarget&) = default;
};

/// The mouse while its button is down.
struct Mouse {
    /// The target it went down on; a click counts if it comes up on the same.
    std::optional<PressTarget> held;
};

/// The target under the pointer in the current mode.
PressTarget target_of(SessionState& session, const PointerEvent& pointer);
/// The target on the map screen: a button, else the messages, else a cell, on the map or in the sidebar.
int target_on_map(SessionState& session, const PointerEvent& pointer);
/// The cell under the pointer, on the map or by its row of the sidebar.
std::optional<Pos> pointed_by(SessionState& session, const PointerEvent& pointer);
void hover(SessionState& session, const PointerEvent& pointer);
void click_on_map(SessionState& session, const PointerEvent& pointer);

}  // namespace cellophane
