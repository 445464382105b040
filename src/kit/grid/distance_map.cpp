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

namespace {

/// One step outwards in four directions, inside the columns [low, high].
void grow4(const BitGrid& open, const BitGrid& reached, BitGrid& next, int low, int high) {
    const int count = open.words_per_column();
    const int width = open.size().width;
    for (int x = low; x <= high; ++x) {
        const BitGrid::Word* here = reached.column(x);
        for (int k = 0; k < count; ++k) {
            BitGrid::Word grown = here[k] | (here[k] << 1) | (here[k] >> 1);
            if (k > 0) grown |= here[k - 1] >> 63;
            if (k + 1 < count) grown |= here[k + 1] << 63;
            if (x > 0) grown |= reached.column(x - 1)[k];
            if (x + 1 < width) grown |= reached.column(x + 1)[k];
            next.column(x)[k] = (grown & open.column(x)[k]) | here[k];
        }
    }
}

}  // namespace

int four_way_distance(const BitGrid& open, Pos from, Pos to, int limit) {
    if (from == to) return 0;
    BitGrid reached{open.size()};
    BitGrid next{open.size()};
    reached.set(from);
    // The end may be closed itself: it is met from an open neighbour, or from the start.
    BitGrid goal{open.size()};
    goal.set(to);
    goal = goal.dilated4();
    const int width = open.size().width;
    for (int steps = 0; steps < limit; ++steps) {
        for (int x = std::max(0, to.x - 1); x <= std::min(width - 1, to.x + 1); ++x)
            for (int k = 0; k < open.words_per_column(); ++k)
                if ((goal.column(x)[k] & reached.column(x)[k]) != 0) return steps + 1;
        grow4(open, reached, next, std::max(0, from.x - steps - 1), std::min(width - 1, from.x + steps + 1));
        std::swap(reached, next);
    }
    return limit + 1;
}

int eight_way_distance(const BitGrid& open, const BitGrid& obstructions, Pos from, Pos to, int limit) {
    if (from == to) return 0;
    BitGrid enterable = open;
    enterable.set(to);
    const BitGrid passing = obstructions.complement();
    BitGrid reached{open.size()};
    reached.set(from);
    for (int steps = 1; steps <= limit; ++steps) {
        BitGrid next = reached.dilated4();
        for (Direction d : directions) {
            if (is_cardinal(d)) continue;
            const Pos by = step(d);
            // From p to p + by both p + {by.x, 0} and p + {0, by.y} must be free to pass.
            BitGrid movers = reached & passing.shifted(Pos{-by.x, 0});
            movers &= passing.shifted(Pos{0, -by.y});
            next |= movers.shifted(by);
        }
        next &= enterable;
        next |= reached;
        if (next.test(to)) return steps;
        if (next == reached) break;
        reached = std::move(next);
    }
    return limit + 1;
}

}  // namespace cellophane
