#include "content/schedules.h"
#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/machines/camps.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

/// The hordes on a level before the hero's first visit (rules/levels.md 23.6).
void place_hordes(Draft& draft, Rng& rng) {
    const BitGrid in_view = view_from(draft.layers, arrival(draft));
    const BitGrid near_arrival = within_steps(draft.layers, arrival(draft), steps_without_foes);
    for (int left = first_hordes(draft.goal.long_depth()); left > 0; --left)
        place_horde(draft, {.in_view = &in_view, .near_arrival = &near_arrival}, rng);
}

}  // namespace cellophane
