#include "kit/grid/distance_map.h"

#include <algorithm>

namespace cellophane {

namespace {

bool is_obstruction(const Grid<std::int16_t>& costs, Pos p) {
    return !costs.contains(p) || costs[p] == cost_obstruction;
}

}  // namespace

bool cuts_corner(const Grid<std::int16_t>& costs, Pos from, Direction d) {
    if (is_cardinal(d)) return false;
    const Pos by = step(d);
    return is_obstruction(costs, {from.x + by.x, from.y}) || is_obstruction(costs, {from.x, from.y + by.y});
}

void spread(const Grid<std::int16_t>& costs, Steps steps, Grid<std::int32_t>& distances, SpreadScratch& scratch) {
    // Dial's algorithm: with costs this small, a ring of buckets beats any heap.
    const Size size = costs.size();
    int lowest = unreachable;
    int waiting = 0;
    for (int i = 0; i < size.area(); ++i) lowest = std::min(lowest, distances.at_index(i));
    if (lowest == unreachable) return;
    const auto bucket = [&](int distance) -> std::vector<std::int32_t>& {
        return scratch.buckets[static_cast<std::size_t>(distance - lowest) % scratch.buckets.size()];
    };
    for (auto& b : scratch.buckets) b.clear();
    for (int i = 0; i < size.area(); ++i) {
        if (distances.at_index(i) == unreachable) continue;
        bucket(distances.at_index(i)).push_back(i);
        ++waiting;
    }
    const std::size_t reach = steps == Steps::Four ? 4 : 8;
    for (int now = lowest; waiting > 0; ++now) {
        std::vector<std::int32_t>& due = bucket(now);
        for (std::size_t n = 0; n < due.size(); ++n) {
            const int index = due[n];
            --waiting;
            if (distances.at_index(index) != now) continue;
            const Pos here = size.at(index);
            for (std::size_t k = 0; k < reach; ++k) {
                const Pos there = here + step(directions[k]);
                if (!size.contains(there)) continue;
                const int cost = costs[there];
                if (cost < 0 || distances[there] <= now + cost) continue;
                if (k >= 4 && cuts_corner(costs, here, directions[k])) continue;
                distances[there] = now + cost;
                bucket(now + cost).push_back(size.index(there));
                ++waiting;
            }
        }
        due.clear();
    }
}

Direction steepest_descent(const Grid<std::int32_t>& distances, const Grid<std::int16_t>& costs, Pos from) {
    Direction best = Direction::count;
    int best_drop = 0;
    for (Direction d : directions) {
        const Pos there = from + step(d);
        if (!distances.contains(there) || costs[there] < 0) continue;
        const int drop = distances[from] - distances[there];
        if (drop <= best_drop || cuts_corner(costs, from, d)) continue;
        best_drop = drop;
        best = d;
    }
    return best;
}

}  // namespace cellophane
