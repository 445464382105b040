#pragma once

#include <vector>

#include "screen/gamepad.h"
#include "screen/input.h"
#include "view/panels.h"

// What the buttons of a gamepad do where no choice is marked: each stands for the key of an action.

namespace cellophane {

struct Context;

/// The key it stands for on the map of a game or of a recording; without a name if there is none.
KeyEvent gamepad_key_on_map(const Context& context, const GamepadEvent& event);
/// The same on lists, pages and questions.
KeyEvent gamepad_key_on_page(const GamepadEvent& event);

/// The page of help about it, in a game or while a recording is watched.
std::vector<PageRow> gamepad_help_rows(bool watches);

}  // namespace cellophane
