#pragma once

#include <string_view>

#include "kit/base/pos.h"
#include "screen/input.h"

// What comes in goes to where the player is.

namespace cellophane {

struct SessionState;

void press_key(SessionState& session, const KeyEvent& key);
void use_pointer(SessionState& session, const PointerEvent& pointer);
void look_at_cell(SessionState& session, Pos at);
/// Typed anew as a whole, where a name or a letter is asked for.
void type_text(SessionState& session, std::string_view text);
bool takes_signs(const SessionState& session);

}  // namespace cellophane
