#pragma once

#include <string_view>

#include "kit/base/pos.h"
#include "screen/input.h"

// What comes in goes to where the player is.

namespace cellophane {

struct SessionState;

/// A key, by what it means in the mode.
void press_key(SessionState& session, const KeyEvent& key);
/// The same for mouse and finger.
void use_pointer(SessionState& session, const PointerEvent& pointer);
/// Points at a cell where there is a map.
void look_at_cell(SessionState& session, Pos at);
/// Typed anew as a whole, where a name or a letter is asked for.
void type_text(SessionState& session, std::string_view text);
/// Whether keys are the signs on them just now.
bool takes_signs(const SessionState& session);

}  // namespace cellophane
