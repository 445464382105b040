#pragma once

// What time does: to long commands, to recordings, to what is shown for a moment.

namespace cellophane {

struct SessionState;

/// Lets so many milliseconds pass.
void let_time_pass(SessionState& session, int milliseconds);
/// Milliseconds until that has something to show; -1: nothing goes on.
int time_until_news(const SessionState& session);

}  // namespace cellophane
