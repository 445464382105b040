#pragma once

// The effects of time on long commands, recordings and passing texts.

namespace cellophane {

struct SessionState;

/// Lets so many milliseconds pass.
void let_time_pass(SessionState& session, int milliseconds);
/// Milliseconds until `let_time_pass` has something to show; -1: nothing is under way.
int time_until_news(const SessionState& session);

}  // namespace cellophane
