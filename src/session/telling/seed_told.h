#pragma once

// Which dungeon it is, for those who ask.

namespace cellophane {

struct SessionState;

/// Says which dungeon it is, unless that is hidden.
void show_seed(SessionState& session);
/// Takes that back wherever it was told, once it is hidden.
void blot_seed(SessionState& session);

}  // namespace cellophane
