#pragma once

#include "session/replay/replay_state.h"

// Seeking in a recording, forward and back.

namespace cellophane {

struct SessionState;

/// Goes back to the latest keyframe up to a turn.
void rewind_to(SessionState& session, int turn);
/// Goes forward to the first moment with `turn` turns passed, or backward to the last with no more.
void go_to_turn(SessionState& session, int turn);
/// Goes to the end, past the commands after the last turn that took no time.
void go_to_end(SessionState& session);
/// The same for a viewer: a long way is done in parts, with its progress on the screen. Any input of the
/// viewer's ends it where it is.
void start_seek(SessionState& session, Viewing::Seek seek);
/// Does the next part of that.
void continue_seek(SessionState& session);
/// Seek by `turns` turns, forward or back; to the first entry to a depth. Both announce if there is no such
/// moment.
void go_by_turns(SessionState& session, int turns);
void go_to_level(SessionState& session, int depth);

}  // namespace cellophane
