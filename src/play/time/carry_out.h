#pragma once

#include "play/turn/turn.h"
#include "protocol/command.h"

namespace cellophane {

/// Does what a command asks, up to one hero turn; long commands leave in the game what is still to do.
void carry_out(Turn& turn, const Command& command);

}  // namespace cellophane
