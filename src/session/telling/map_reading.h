#pragma once

// What can be done on the map, for those who do not see it.

namespace cellophane {

struct Reading;
struct SessionState;

void read_map(const SessionState& session, Reading& told);

}  // namespace cellophane
