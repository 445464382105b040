#pragma once

#include <optional>

#include "view/playback_header.h"

// The playback of a recording.

namespace cellophane {

struct SessionState;

/// Plays the next command of the recording; `is_shown`: with alerts and animations.
void show_command(SessionState& session, bool is_shown);
/// Plays commands until a turn has passed, on the way to turn `target`.
void show_turn(SessionState& session, int target);
/// Milliseconds from this turn to the next.
int delay_of_playback(const SessionState& session);
/// Plays the turns for which time has passed.
void let_it_run(SessionState& session);
/// Pauses or resumes; from the end it starts again at the beginning.
void stop_or_go_on(SessionState& session);
/// Multiplies the delay of a turn by a fraction.
void change_speed(SessionState& session, int numerator, int denominator);
/// Asks the caller to play on from here.
void take_over(SessionState& session);
/// None where a game is played.
std::optional<PlaybackHeader> playback_header(const SessionState& session);

}  // namespace cellophane
