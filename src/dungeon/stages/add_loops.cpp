#include <algorithm>

#include "content/profiles.h"
#include "dungeon/rooms/loops.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

/// A level grown room by room is a tree; this opens doors wherever the walk around is long.
void add_loops(Draft& draft, Rng& rng) {
    // More than the usual loops cut shorter ways around, too.
    const int percent = draft.goal.tuning[Tunable::Loops];
    const int detour = basic_profile(draft.goal.long_depth()).loop_distance * 100 / std::max(100, percent);
    draft.loops = cut_detours(draft, detour, rng, percent);
}

}  // namespace cellophane
