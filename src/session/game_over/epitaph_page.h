#pragma once

#include "screen/frame.h"

// The epitaph, and the keys offered below it.

namespace cellophane {

struct Reading;
struct SessionState;

/// The key offered on a row of the screen; 0: none.
char key_on_epitaph(const SessionState& session, int screen_row);
void paint_epitaph(const SessionState& session, Frame& frame);
/// The keys offered, as choices.
void read_epitaph(Reading& told);

}  // namespace cellophane
