#pragma once

#include <string>

#include "screen/frame.h"

// What is about to be answered or chosen in a recording: whoever watches sees that for a while, before it
// is done.

namespace cellophane {

struct SessionState;

/// Whether the next command answers a question, or takes something out of the pack: whoever watches sees
/// that for a while, before it is done.
bool shows_choice(SessionState& session);
void paint_choice(const SessionState& session, Frame& frame);
/// It in words.
std::string told_of_choice(const SessionState& session);
/// Where reading what is about to be chosen begins; -1: nothing is.
int column_of_choice(const SessionState& session);

}  // namespace cellophane
