#include <span>
#include <vector>

#include "dungeon/stages/stages.h"
#include "kit/grid/field_of_view.h"

namespace cellophane {

/// Places that wanderers visit, each out of sight of the others (spec 10, section 23.7).
void set_waypoints(Draft& draft, Rng& rng) {
    constexpr std::size_t most_waypoints = 40;
    constexpr int radius = 1000;
    const BitGrid blocked = draft.strata.cells_with(scent_blockers);
    std::vector<Pos> order;
    order.reserve(static_cast<std::size_t>(draft.goal.size.area()));
    // Only cells that can become one take part in the shuffle.
    blocked.complement().for_each([&](Pos at) { order.push_back(at); });
    rng.shuffle(std::span{order});
    BitGrid covered{draft.goal.size};
    for (Pos at : order) {
        if (draft.waypoints.size() == most_waypoints) return;
        if (covered.test(at)) continue;
        draft.waypoints.push_back(at);
        covered.set(at);
        field_of_view(blocked, at, radius, covered);
    }
}

}  // namespace cellophane
