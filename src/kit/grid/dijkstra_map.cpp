#include "kit/grid/dijkstra_map.h"

#include <algorithm>
#include <cassert>

namespace cellophane {

namespace {

bool is_obstruction(const Grid<std::int16_t>& costs, Pos p) {
    return !costs.contains(p) || costs[p] == cost_obstruction;
}

}  // namespace

bool cuts_corner(const Grid<std::int16_t>& costs, Pos from, Direction d) {
    if (is_cardinal(d)) return false;
    const auto [beside, upright] = flanks(from, d);
    return is_obstruction(costs, beside) || is_obstruction(costs, upright);
}

namespace {

/// More than any distance: a cell at this cost is never worth entering.
constexpr std::int16_t never = 32000;

/// Copies the map into the scratch, one cell of obstruction all around it.
void frame_map(const Grid<std::int16_t>& costs, const Grid<std::int32_t>& distances, SpreadScratch& scratch) {
    const Size size = costs.size();
    const auto stride = static_cast<std::size_t>(size.height + 2);
    const std::size_t area = stride * static_cast<std::size_t>(size.width + 2);
    scratch.costs.assign(area, never);
    scratch.corners.assign(area, 1);
    scratch.distances.assign(area, unreachable);
    for (int x = 0; x < size.width; ++x) {
        const std::size_t start = stride * static_cast<std::size_t>(x + 1) + 1;
        const std::int16_t* from = costs.column(x);
        for (std::size_t y = 0; y < static_cast<std::size_t>(size.height); ++y) {
            scratch.costs[start + y] = from[y] < 0 ? never : from[y];
            scratch.corners[start + y] = from[y] == cost_obstruction ? 1 : 0;
        }
        std::copy_n(distances.column(x), size.height,
                    scratch.distances.begin() + static_cast<std::ptrdiff_t>(start));
    }
}

/// For every cell the most that a neighbor still stands above what entering it would cost: a goal below that
/// has something to give.
void find_gains(std::int32_t stride, SpreadScratch& scratch) {
    const std::size_t area = scratch.costs.size();
    const auto across = static_cast<std::size_t>(stride);
    scratch.gains.resize(area);
    scratch.upright.resize(area);
    const std::int32_t* known = scratch.distances.data();
    const std::int16_t* cost = scratch.costs.data();
    std::int32_t* gains = scratch.gains.data();
    std::int32_t* upright = scratch.upright.data();
    for (std::size_t i = 0; i < area; ++i) gains[i] = known[i] - cost[i];
    // A cell gains nothing from itself, so it may count among its neighbors.
    for (std::size_t i = 1; i + 1 < area; ++i)
        upright[i] = std::max(std::max(gains[i - 1], gains[i]), gains[i + 1]);
    for (std::size_t i = across + 1; i + across + 1 < area; ++i)
        gains[i] = std::max(std::max(upright[i - across], upright[i]), upright[i + across]);
}

}  // namespace

void spread(const Grid<std::int16_t>& costs, Steps steps, Grid<std::int32_t>& distances,
            SpreadScratch& scratch, Pos until) {
    // Dial's algorithm: Dijkstra with a ring of buckets, one a distance, which beats any heap where costs are
    // this small. Cells of known distance wait in the bucket of that distance; `now` goes up through the
    // ring, and a cell that has meanwhile been reached more cheaply is passed over when its turn comes.
    // Invariant: all that waits lies in [now, now + 255], so no two distances share a bucket. That holds
    // because a goal is at most `largest_cost` above the lowest, and a step adds 1 to `largest_cost`. Work:
    // each cell enters a bucket once for every time its distance falls, at most eight times, and mostly once.
    const Size size = costs.size();
    // Written so that compilers see several cells at once.
    std::int32_t lowest = unreachable;
    for (int i = 0; i < size.area(); ++i) lowest = std::min(lowest, distances.at_index(i));
    if (lowest == unreachable) return;
    frame_map(costs, distances, scratch);
    const std::int32_t stride = size.height + 2;
    const auto framed = [&](Pos p) { return (p.x + 1) * stride + p.y + 1; };
    constexpr int ring_mask = 255;
    static_assert(std::tuple_size_v<decltype(SpreadScratch::buckets)> == ring_mask + 1);
    static_assert(largest_cost <= ring_mask, "a goal or a step would wrap round the ring");
    const auto bucket = [&](int distance) -> std::vector<std::int32_t>& {
        return scratch.buckets[static_cast<std::size_t>((distance - lowest) & ring_mask)];
    };
    int waiting = 0;
    for (auto& b : scratch.buckets) b.clear();
    std::int32_t* known = scratch.distances.data();
    const std::int16_t* cost = scratch.costs.data();
    const std::uint8_t* corner = scratch.corners.data();
    find_gains(stride, scratch);
    // A goal in the midst of others has nothing to give to any of them.
    const auto has_to_give = [&](std::int32_t here) {
        return scratch.gains[static_cast<std::size_t>(here)] > known[here];
    };
    const std::int32_t end = size.contains(until) ? framed(until) : -1;
    for (int x = 0; x < size.width; ++x) {
        for (std::int32_t here = framed({x, 0}); here < framed({x, size.height}); ++here) {
            if (known[here] == unreachable || (here != end && !has_to_give(here))) continue;
            assert(known[here] - lowest <= ring_mask && "goal values lie too far apart for the ring");
            bucket(known[here]).push_back(here);
            ++waiting;
        }
    }
    bool done = false;
    for (int now = lowest; waiting > 0 && !done; ++now) {
        std::vector<std::int32_t>& due = bucket(now);
        const auto relax = [&](std::int32_t there) {
            const std::int32_t distance = now + cost[there];
            if (known[there] <= distance) return;
            assert(cost[there] >= 1 && cost[there] <= largest_cost && "a cost out of range");
            known[there] = distance;
            bucket(distance).push_back(there);
            ++waiting;
        };
        // Costs are at least 1, so nothing joins the bucket that is being emptied.
        for (const std::int32_t here : due) {
            --waiting;
            if (known[here] != now) continue;
            done |= here == end;
            relax(here - 1);
            relax(here + 1);
            relax(here - stride);
            relax(here + stride);
            if (steps == Steps::Four) continue;
            const bool above = corner[here - 1] == 0;
            const bool below = corner[here + 1] == 0;
            if (corner[here - stride] == 0) {
                if (above) relax(here - stride - 1);
                if (below) relax(here - stride + 1);
            }
            if (corner[here + stride] == 0) {
                if (above) relax(here + stride - 1);
                if (below) relax(here + stride + 1);
            }
        }
        due.clear();
    }
    for (int x = 0; x < size.width; ++x)
        std::copy_n(scratch.distances.begin() + framed({x, 0}), size.height, distances.column(x));
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
