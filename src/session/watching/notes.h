#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "screen/frame.h"

// Notes that somebody has put beside a recording.

namespace cellophane {

struct SessionState;

/// Puts notes beside the recording, instead of those there were.
std::optional<Problem> put_notes(SessionState& session, std::string_view text);
/// What they say of the turn it is; how many milliseconds that takes to be read.
std::vector<std::string> said_of_turn(const SessionState& session);
int time_of_note(const SessionState& session);
void paint_watched(const SessionState& session, Frame& frame);

}  // namespace cellophane
