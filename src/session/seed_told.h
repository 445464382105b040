#pragma once

// Which dungeon it is, for those who ask.

namespace cellophane {

struct SessionState;

void show_seed(SessionState& session);
void blot_seed(SessionState& session);

}  // namespace cellophane
