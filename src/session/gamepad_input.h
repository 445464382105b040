#pragma once

#include "screen/gamepad.h"
#include "session/gamepad_marks.h"

namespace cellophane {

struct SessionState;

/// A button of a gamepad went down, or a direction is held.
void use_gamepad(SessionState& session, const GamepadEvent& event);

/// The choice that is marked on the open screen; null: none.
const GamepadMark* gamepad_mark(const SessionState& session);

}  // namespace cellophane
