#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "screen/frame.h"

// Notes on the turns of a recording.

namespace cellophane {

struct Context;

/// Replaces the notes on the recording. On an error they stay as they were.
std::optional<Problem> put_notes(Context& context, std::string_view text);
/// The notes on the present turn; the milliseconds they take to read.
std::vector<std::string> said_of_turn(const Context& context);
int time_of_note(const Context& context);
void paint_watched(const Context& context, Frame& frame);

}  // namespace cellophane
