#pragma once

#include <optional>

#include "view/playback_header.h"

// A recording goes by.

namespace cellophane {

struct SessionState;

/// The next command of the recording; `is_shown`: with what moves.
void show_command(SessionState& session, bool is_shown);
/// Commands until a turn has passed, on the way to turn `target`.
void show_turn(SessionState& session, int target);
/// Milliseconds until the next turn of what goes by.
int delay_of_playback(const SessionState& session);
/// The turns for which time has passed.
void let_it_run(SessionState& session);
/// From the end it begins anew.
void stop_or_go_on(SessionState& session);
/// By a factor of the delay.
void change_speed(SessionState& session, int numerator, int denominator);
/// Asks to play on from here.
void take_over(SessionState& session);
/// Nothing where a game is played.
std::optional<PlaybackHeader> playback_header(const SessionState& session);

}  // namespace cellophane
