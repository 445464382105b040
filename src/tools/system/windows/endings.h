#pragma once

namespace cellophane {

// What ends programs on Windows is told to a handler, on a thread of its own: Ctrl-C and Ctrl-Break, and
// further the console that closes, and the end of the session.

enum class Ending { Interrupt, Any };

/// From now on these are noted, and end nothing by themselves; until they are let go, as often as held.
void hold_endings(Ending which);
void let_go_endings(Ending which);
/// Whether one has come since the first of those that hold them now began to.
bool ending_came();

/// Whether a read of this thread may begin, which an ending breaks off. Then `end_read` follows it.
bool begin_read();
void end_read();

}  // namespace cellophane
