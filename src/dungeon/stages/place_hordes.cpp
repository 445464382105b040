#include <algorithm>

#include "content/schedules.h"
#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/draft/tuning.h"
#include "dungeon/machines/camps.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

/// How many of the hordes of a short dungeon hold a captive: as many as the depth's row says. Not every draw
/// finds a captive, nor every captive a place.
int place_captives(Draft& draft, const DepthSupply& supply, HordeRequest request, int most, Rng& rng) {
    constexpr int most_calls = 20;
    request.category = HordeCategory::Captive;
    const int drawn = drawn_count(supply.captives, rng);
    const int wanted = std::min(most, drawn);
    int placed = 0;
    for (int call = 0; call < most_calls && placed < wanted; ++call)
        if (place_horde(draft, request, rng) != no_actor) ++placed;
    return placed;
}

}  // namespace

/// The hordes on a level before the hero's first visit (rules/levels.md 23.6).
void place_hordes(Draft& draft, Rng& rng) {
    const BitGrid in_view = view_from(draft.layers, arrival(draft));
    const BitGrid near_arrival = within_steps(draft.layers, arrival(draft), steps_without_foes);
    HordeRequest request{.in_view = &in_view, .near_arrival = &near_arrival};
    int left = first_hordes(draft.goal.long_depth());
    if (const DepthSupply* supply = draft.goal.supply()) {
        left -= place_captives(draft, *supply, request, left, rng);
        request.captives = false;
    }
    for (; left > 0; --left) place_horde(draft, request, rng);
}

}  // namespace cellophane
