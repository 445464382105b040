#pragma once

// A recording that is watched, in words, for screen readers.

namespace cellophane {

struct Reading;
struct SessionState;

void read_watch(const SessionState& session, Reading& told);

}  // namespace cellophane
