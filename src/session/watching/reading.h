#pragma once

// A recording that is watched, for those who do not see it.

namespace cellophane {

struct Reading;
struct SessionState;

void read_watch(const SessionState& session, Reading& told);

}  // namespace cellophane
