#pragma once

namespace cellophane {

/// How many times dungeons and rules have changed since those of these sources: never, but in a rehearsal of
/// releases to come (CELLOPHANE_REHEARSAL in CMakeLists.txt), which changes a salt and a figure so that
/// versions differ for real. Few sources need it, and those of a rehearsal are compiled for one release after
/// the other.
#ifdef CELLOPHANE_REHEARSED
inline constexpr int rehearsed_changes =
#include <rehearsed_changes.inc>
    ;
#else
inline constexpr int rehearsed_changes = 0;
#endif

}  // namespace cellophane
