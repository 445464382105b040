#pragma once

namespace cellophane {

/// Plays the levels of so many dungeons, each twice at once: by somebody who keeps what working out a turn
/// has found out, and by somebody who forgets all of it before each. What is kept is no part of a game, so
/// both states must be equal after every turn. Prints where they are not, and how many turns were compared;
/// true if they always were.
bool compare_with_forgetful(int dungeons);

}  // namespace cellophane
