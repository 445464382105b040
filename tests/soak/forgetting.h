#pragma once

namespace cellophane {

/// Plays each level of so many dungeons in two games side by side: one keeps its caches, the other drops all
/// of them before every turn. Caches are no part of the state, so both states must be equal after every turn.
/// Prints where they are not, and how many turns were compared; true if they always were.
bool compare_with_forgetful(int dungeons);

}  // namespace cellophane
