#pragma once

#include "screen/input.h"

// What keys and clicks do to a recording that is watched.

namespace cellophane {

struct SessionState;

void press_while_watching(SessionState& session, const KeyEvent& key);
void press_while_examining(SessionState& session, const KeyEvent& key);
void click_while_watching(SessionState& session, const PointerEvent& pointer);

}  // namespace cellophane
