#pragma once

// What the screen shows, for those who do not see it.

namespace cellophane {

struct Reading;
struct SessionState;

/// As Session::reading.
Reading read_aloud(SessionState& session);
/// Whatever it paints, as lines; one can only go back from there.
void read_page(const SessionState& session, Reading& told);

}  // namespace cellophane
