#include "world/waypoints.h"

#include <span>

#include "kit/grid/field_of_view.h"

namespace cellophane {

std::vector<Pos> choose_waypoints(const TerrainLayers& layers, Rng& rng) {
    constexpr std::size_t most_waypoints = 40;
    constexpr int radius = 1000;
    const BitGrid blocked = layers.cells_with(scent_blockers);
    std::vector<Pos> order;
    order.reserve(static_cast<std::size_t>(layers.size().area()));
    // Only cells that can become one take part in the shuffle.
    blocked.complement().for_each([&](Pos at) { order.push_back(at); });
    rng.shuffle(std::span{order});
    BitGrid covered{layers.size()};
    std::vector<Pos> waypoints;
    for (const Pos at : order) {
        if (waypoints.size() == most_waypoints) break;
        if (covered.test(at)) continue;
        waypoints.push_back(at);
        covered.set(at);
        field_of_view(blocked, at, radius, covered);
    }
    return waypoints;
}

Wandering new_to_waypoints(Wandering mind, Rng& rng) {
    mind.target = -1;
    mind.visited = rng.next();
    return mind;
}

}  // namespace cellophane
