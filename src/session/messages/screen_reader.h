#pragma once

#include "session/game_screen.h"

namespace cellophane {

/// As Session::reading: what the screen shows, in words, for screen readers.
Reading read_aloud(Context& context, const GameScreen& open);

}  // namespace cellophane
