#pragma once

#include <string>

#include "screen/frame.h"

// Shows the viewer of a recording an answer or a choice for a while before it is carried out.

namespace cellophane {

struct Context;

/// Whether the next command answers a question or picks from the pack, and has not been shown yet; then it is
/// shown.
bool shows_choice(Context& context);
void paint_choice(const Context& context, Frame& frame);
/// The choice in words.
std::string describe_choice(const Context& context);
/// The first screen column of the choice shown; -1: none is.
int column_of_choice(const Context& context);

}  // namespace cellophane
