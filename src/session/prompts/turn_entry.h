#pragma once

#include <string>

#include "screen/frame.h"
#include "screen/input.h"

// Typing the number of a turn to go to.

namespace cellophane {

struct Reading;
struct SessionState;

/// Asks for the turn; `typed` is there already.
void ask_for_turn(SessionState& session, std::string typed);
void press_for_turn(SessionState& session, const KeyEvent& key);
void paint_turn_entry(const SessionState& session, Frame& frame);
void read_turn_entry(const SessionState& session, Reading& told);

}  // namespace cellophane
