#pragma once

#include "session/replay/replay_state.h"

// Seeking in a recording, forward and back. A game has no undo.

namespace cellophane {

struct Context;

/// Goes back to the latest keyframe up to a turn.
void rewind_to(Context& context, int turn);
/// Goes forward to the first moment with `turn` turns passed, or backward to the last with no more.
void go_to_turn(Context& context, int turn);
/// Goes to the end, past the commands after the last turn that took no time.
void go_to_end(Context& context);
/// The same for a viewer: a long way is done in parts, with its progress on the screen. Any input of the
/// viewer's ends it where it is.
void start_seek(Context& context, Viewing::Seek seek);
/// Does the next part of that.
void continue_seek(Context& context);
/// Seek by `turns` turns, forward or back; to the first entry to a depth. Both announce if there is no such
/// moment.
void go_by_turns(Context& context, int turns);
void go_to_level(Context& context, int depth);

}  // namespace cellophane
