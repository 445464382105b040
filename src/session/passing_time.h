#pragma once

// What time does: to long commands, to recordings, to what is shown for a moment.

namespace cellophane {

struct SessionState;

void let_time_pass(SessionState& session, int milliseconds);
int time_until_news(const SessionState& session);

}  // namespace cellophane
