#pragma once

#include "screen/input.h"

// What keys and clicks do in the open pack.

namespace cellophane {

struct SessionState;

void press_in_pack(SessionState& session, const KeyEvent& key);
void click_in_pack(SessionState& session, const PointerEvent& pointer);
int target_in_pack(SessionState& session, const PointerEvent& pointer);

}  // namespace cellophane
