#pragma once

// What the screen shows, in words, for screen readers.

namespace cellophane {

struct Reading;
struct SessionState;

/// As Session::reading.
Reading read_aloud(SessionState& session);
/// The text that the mode paints, as lines, with no choice but to go back.
void read_page(const SessionState& session, Reading& told);

}  // namespace cellophane
