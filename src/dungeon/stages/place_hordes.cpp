#include "content/schedules.h"
#include "dungeon/draft_cells.h"
#include "dungeon/population/hordes.h"
#include "dungeon/stages/stages.h"
#include "kit/grid/field_of_view.h"

namespace cellophane {

/// The hordes on a level before the hero's first visit (rules/levels.md 23.6).
void place_hordes(Draft& draft, Rng& rng) {
    BitGrid in_view{draft.goal.size};
    field_of_view(draft.layers.cells_with(TerrainProperties{TerrainProperty::BlocksVision}), arrival(draft),
                  sight_unlimited, in_view);
    in_view.set(arrival(draft));
    for (int left = first_hordes(draft.goal.depth); left > 0; --left)
        place_horde(draft, {.in_view = &in_view}, rng);
}

}  // namespace cellophane
