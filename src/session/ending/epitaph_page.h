#pragma once

#include "screen/frame.h"

// The stone, and what can be asked for at it.

namespace cellophane {

struct Reading;
struct SessionState;

/// What is asked for by a row of the screen; 0: nothing.
char key_on_epitaph(const SessionState& session, int screen_row);
void paint_epitaph(const SessionState& session, Frame& frame);
/// What can be asked for, to be chosen.
void read_epitaph(Reading& told);

}  // namespace cellophane
