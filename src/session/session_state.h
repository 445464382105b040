#pragma once

#include <optional>
#include <utility>

#include "session/context.h"
#include "session/game_screen.h"
#include "session/gamepad_marks.h"
#include "session/stack.h"

namespace cellophane {

/// All the state of a session: what its screens share, and those that are open.
struct SessionState {
    SessionState(GameOrReplay about_this, GameScreenPtr lowest)
        : context{std::move(about_this)}, screens{std::move(lowest)} {}

    GameScreen& top() { return screens.top(); }
    const GameScreen& top() const { return screens.top(); }

    Context context;
    ScreenStack<GameScreen> screens;
    /// The target the mouse went down on, while its button is down; a click counts if it comes up on the
    /// same.
    std::optional<PressTarget> held;
    GamepadMarking marking;
};

}  // namespace cellophane
