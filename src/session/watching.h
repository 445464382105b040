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
void let_it_run(SessionState& session);
void stop_or_go_on(SessionState& session);
void change_speed(SessionState& session, int numerator, int denominator);
void take_over(SessionState& session);
std::optional<PlaybackHeader> playback_header(const SessionState& session);

}  // namespace cellophane
