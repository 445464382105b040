#pragma once

#include <string_view>

#include "kit/base/pos.h"
#include "screen/input.h"

// Input, handled by the screen on top.

namespace cellophane {

struct SessionState;

/// Handles a key by its meaning on the open screen.
void press_key(SessionState& session, const KeyEvent& key);
/// The same for mouse and finger.
void use_pointer(SessionState& session, const PointerEvent& pointer);
/// Points at a cell where there is a map.
void look_at_cell(SessionState& session, Pos at);
/// Replaces the text typed where a name, a letter or a turn is asked for.
void type_text(SessionState& session, std::string_view text);

}  // namespace cellophane
