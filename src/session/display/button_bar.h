#pragma once

#include <span>

#include "screen/input.h"
#include "session/key_bindings.h"
#include "view/buttons.h"

// The buttons at the foot of the screen.

namespace cellophane {

struct SessionState;

/// Those at the foot of the screen.
std::span<const Button> buttons_shown(const SessionState& session);
/// The button under the pointer, from 1; 0: none.
int target_in_bar(SessionState& session, const PointerEvent& pointer);
/// Shows the button of a key as held for a moment, if the bar is in sight.
void show_struck(SessionState& session, InputAction action);

}  // namespace cellophane
