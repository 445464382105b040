#pragma once

#include <span>

#include "screen/input.h"
#include "session/key_bindings.h"
#include "view/buttons.h"

// The buttons at the foot of the screen.

namespace cellophane {

struct Context;

/// Those at the foot of the screen.
std::span<const Button> buttons_shown(const Context& context);
/// The button under the pointer, from 1; 0: none.
int target_in_bar(const Context& context, const PointerEvent& pointer);
/// Shows the button of a key as held for a moment.
void show_struck(Context& context, InputAction action);

}  // namespace cellophane
