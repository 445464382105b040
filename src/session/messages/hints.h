#pragma once

#include "protocol/command.h"

namespace cellophane {

struct Context;

/// Tells a player who is new to it what the situation calls for, unless that has been told before: at most
/// one hint, in the log. Hints are no part of a recording.
void give_hint(Context& context);
/// Whoever gives a command by himself need not be told of it.
void note_known_command(Context& context, const Command& command);

}  // namespace cellophane
