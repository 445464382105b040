#pragma once

#include <string>
#include <vector>

#include "session/game_screen.h"

namespace cellophane {

/// As Session::reading: what the screen shows, in words, for screen readers.
Reading read_aloud(Context& context, const GameScreen& open);
/// What is told of the cell pointed at, the way there, and what stands there; else of the hero's own cell.
std::vector<std::string> describe_here(Context& context);

}  // namespace cellophane
