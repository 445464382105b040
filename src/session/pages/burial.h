#pragma once

#include "session/game_screen.h"

namespace cellophane {

/// From the map of a game that is over to what comes after it: a victor's treasure, or the epitaph.
GameOutcome bury(Context& context);

}  // namespace cellophane
