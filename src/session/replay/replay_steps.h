#pragma once

// The playback of a recording.

namespace cellophane {

struct Context;

/// Plays the next command of the recording; `is_shown`: with alerts and animations.
void show_command(Context& context, bool is_shown);
/// Plays commands until a turn has passed, on the way to turn `target`.
void show_turn(Context& context, int target);
/// Milliseconds from this turn to the next.
int delay_of_playback(const Context& context);
/// Plays the turns for which time has passed.
void let_it_run(Context& context);

}  // namespace cellophane
