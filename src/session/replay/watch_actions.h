#pragma once

#include <string>

#include "session/game_screen.h"

// What inputs do to a recording that is watched.

namespace cellophane {

GameOutcome press_while_watching(Context& context, const KeyEvent& key);
/// Goes to the turn of a number that has been typed, if it is one.
void go_to_typed_turn(Context& context, const std::string& typed);

}  // namespace cellophane
