#pragma once

#include <cstddef>

#include "protocol/event.h"

// Playback of animation frames: turns in which the hero cannot act (rules/hero.md 4.2, step 17, and
// rules/hero.md 4.3, step 9), and flights (rules/interface.md 12).

namespace cellophane {

struct Context;

/// Whether the game is to keep frames of the next command.
WantedFrames wanted_animation_frames(const Context& context);
/// Starts the playback of a report's frames. Returns the number of events before the first frame, or all if
/// none are played.
std::size_t begin_animation_playback(Context& context, const Report& report);
/// Shows the first `at_once` events now; the others follow with the animation frames.
void show_happening(Context& context, const Report& report, std::size_t at_once);
/// Copies the log for the frames that `told` events have reached.
void note_log(Context& context, std::size_t shown);
/// Sets how long the frame on the screen stays.
void time_animation_playback(Context& context);
/// Advances the playback. Returns the milliseconds left over after the last frame.
int watch_animation_playback(Context& context, int milliseconds);
/// Ends flashes, alerts and the playback on any input. Returns whether a playback was running.
bool cut_short(Context& context);

}  // namespace cellophane
