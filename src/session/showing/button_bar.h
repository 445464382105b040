#pragma once

#include <span>

#include "screen/input.h"
#include "session/keys.h"
#include "view/buttons.h"

// The buttons at the foot of the screen.

namespace cellophane {

struct SessionState;

/// Those at the foot of the screen.
std::span<const Button> buttons_shown(const SessionState& session);
/// What a click would be on, where it is on buttons or on nothing in particular.
int target_in_bar(SessionState& session, const PointerEvent& pointer);
/// A key that has a button presses it, for all to see, as long as the bar is.
void show_struck(SessionState& session, InputAction action);

}  // namespace cellophane
