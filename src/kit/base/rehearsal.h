#pragma once

namespace cellophane {

/// How many times dungeons and rules have changed since those of these sources: never, but in a rehearsal of releases
/// to come (CELLOPHANE_REHEARSAL in CMakeLists.txt), which changes a salt and a figure so that versions differ for real.
#ifdef CELLOPHANE_REHEARSED_CHANGES
inline constexpr int rehearsed_changes = CELLOPHANE_REHEARSED_CHANGES;
#else
inline constexpr int rehearsed_changes = 0;
#endif

}  // namespace cellophane
