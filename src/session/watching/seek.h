#pragma once

#include "session/watching/viewing.h"

// Ways through a recording, forward and back.

namespace cellophane {

struct SessionState;

/// To the moment of a keyframe up to a turn.
void rewind_to(SessionState& session, int turn);
/// Forward to the first moment at which so many turns have passed; backward to the last at which no more
/// have.
void go_to_turn(SessionState& session, int turn);
/// With what took no time after the last turn.
void go_to_end(SessionState& session);
/// The same for somebody who looks on: a long way takes its time, and he sees how far it is by now. What
/// he does meanwhile ends it where it is.
void set_out(SessionState& session, Viewing::Way way);
/// The next stretch of that.
void go_on_way(SessionState& session);
/// Both say so if there is no such moment: so many turns on or back; where a depth was entered first.
void go_by_turns(SessionState& session, int turns);
void go_to_level(SessionState& session, int depth);

}  // namespace cellophane
