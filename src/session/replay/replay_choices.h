#pragma once

#include <string>

#include "screen/frame.h"

// Shows the viewer of a recording an answer or a choice for a while before it is carried out.

namespace cellophane {

struct SessionState;

/// Whether the next command answers a question or picks from the pack, and has not been shown yet; then it is
/// shown.
bool shows_choice(SessionState& session);
void paint_choice(const SessionState& session, Frame& frame);
/// The choice in words.
std::string told_of_choice(const SessionState& session);
/// The first screen column of the choice shown; -1: none is.
int column_of_choice(const SessionState& session);

}  // namespace cellophane
