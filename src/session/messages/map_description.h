#pragma once

// What can be done on the map, for screen readers.

namespace cellophane {

struct Reading;
struct SessionState;

void read_map(const SessionState& session, Reading& told);

}  // namespace cellophane
