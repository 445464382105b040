#include "kit/grid/dijkstra_map.h"

#include <string>
#include <vector>

#include "kit/grid/step_map.h"
#include "kit/grid/step_waves.h"
#include "kit/rng/rng.h"
#include "support/ascii.h"
#include "support/catch.h"

namespace cellophane {

namespace {

using Costs = Grid<std::int16_t>;
using Distances = Grid<std::int32_t>;

constexpr Size map_sizes[] = {{5, 4}, {40, 20}, {79, 29}, {30, 65}, {60, 70}};

Costs random_costs(Size size, Rng& rng, int closed_percent, int highest) {
    Costs costs{size, 1};
    for (int i = 0; i < size.area(); ++i) {
        if (!rng.percent(closed_percent))
            costs.at_index(i) = static_cast<std::int16_t>(rng.uniform(1, highest));
        else
            costs.at_index(i) = rng.percent(50) ? cost_barred : cost_obstruction;
    }
    return costs;
}

bool obstructs(const Costs& costs, Pos p) {
    return !costs.contains(p) || costs[p] == cost_obstruction;
}

bool may_step(const Costs& costs, Pos from, Direction d) {
    const Pos to = from + step(d);
    if (!costs.contains(to) || costs[to] < 0) return false;
    return is_cardinal(d) || (!obstructs(costs, {to.x, from.y}) && !obstructs(costs, {from.x, to.y}));
}

/// Relaxes every step until nothing falls any more (Bellman and Ford).
Distances naive_spread(const Costs& costs, Steps steps, Distances distances) {
    const std::size_t reach = steps == Steps::Four ? 4 : 8;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < costs.size().area(); ++i) {
            if (distances.at_index(i) == unreachable) continue;
            const Pos here = costs.size().at(i);
            for (std::size_t k = 0; k < reach; ++k) {
                if (!may_step(costs, here, directions[k])) continue;
                const Pos there = here + step(directions[k]);
                if (distances[there] <= distances.at_index(i) + costs[there]) continue;
                distances[there] = distances.at_index(i) + costs[there];
                changed = true;
            }
        }
    }
    return distances;
}

BitGrid open_cells(const Costs& costs) {
    BitGrid open{costs.size()};
    for (int i = 0; i < costs.size().area(); ++i)
        if (costs.at_index(i) > 0) open.set(costs.size().at(i));
    return open;
}

}  // namespace

TEST_CASE("a distance map holds the cheapest ways", "[distance]") {
    SpreadScratch scratch;
    for (Size size : map_sizes)
        for (int closed : {0, 15, 40, 70})
            for (Steps steps : {Steps::Four, Steps::Eight})
                for (int highest : {1, 3, largest_cost}) {
                    Rng rng{
                        mix(mix(static_cast<std::uint64_t>(size.area()), static_cast<std::uint64_t>(closed)),
                            static_cast<std::uint64_t>(highest))};
                    const Costs costs = random_costs(size, rng, closed, highest);
                    Distances distances{size, unreachable};
                    const int goals = rng.uniform(0, 5);
                    for (int n = 0; n < goals; ++n)
                        distances.at_index(rng.uniform(0, size.area() - 1)) = rng.uniform(-63, 64);
                    const Distances expected = naive_spread(costs, steps, distances);
                    spread(costs, steps, distances, scratch);
                    INFO(size.width << " x " << size.height << ", closed " << closed << "%, costs to "
                                    << highest);
                    CHECK(distances == expected);
                }
}

TEST_CASE("diagonal steps do not cut the corner of an obstruction but pass a barred cell", "[distance]") {
    Costs costs{Size{3, 3}, 1};
    Distances distances{Size{3, 3}, unreachable};
    distances[{0, 0}] = 0;
    costs[{1, 0}] = cost_barred;
    costs[{0, 1}] = cost_barred;
    SpreadScratch scratch;
    Distances passed = distances;
    spread(costs, Steps::Eight, passed, scratch);
    CHECK(passed[{1, 1}] == 1);
    CHECK(passed[{2, 2}] == 2);
    CHECK(passed[{1, 0}] == unreachable);
    costs[{0, 1}] = cost_obstruction;
    spread(costs, Steps::Eight, distances, scratch);
    CHECK(distances[{1, 1}] == unreachable);
    CHECK(cuts_corner(costs, {0, 0}, Direction::SouthEast));
    CHECK_FALSE(cuts_corner(costs, {0, 0}, Direction::South));
    CHECK(cuts_corner(costs, {2, 2}, Direction::SouthEast));
}

TEST_CASE("steepest descent takes the greatest drop, and the first direction in a tie", "[distance]") {
    Rng rng{5};
    SpreadScratch scratch;
    for (int round = 0; round < 40; ++round) {
        const Size size{20, 15};
        const Costs costs = random_costs(size, rng, 30, 4);
        Distances distances{size, unreachable};
        distances.at_index(rng.uniform(0, size.area() - 1)) = 0;
        spread(costs, Steps::Eight, distances, scratch);
        for (int i = 0; i < size.area(); ++i) {
            const Pos here = size.at(i);
            Direction expected = Direction::count;
            int best = 0;
            for (Direction d : directions) {
                if (!may_step(costs, here, d)) continue;
                const int drop = distances[here] - distances[here + step(d)];
                if (drop <= best) continue;
                best = drop;
                expected = d;
            }
            REQUIRE(steepest_descent(distances, costs, here) == expected);
        }
    }
    const Costs plain{Size{3, 3}, 1};
    Distances bowl{Size{3, 3}, 4};
    for (Pos low : {Pos{1, 2}, Pos{2, 1}, Pos{0, 0}}) bowl[low] = 1;
    CHECK(steepest_descent(bowl, plain, {1, 1}) == Direction::South);
    CHECK(steepest_descent(Distances{Size{3, 3}, 4}, plain, {1, 1}) == Direction::count);
}

TEST_CASE("going downhill on a distance map reaches the goal", "[distance]") {
    Rng rng{77};
    SpreadScratch scratch;
    for (int round = 0; round < 20; ++round) {
        const Size size{40, 20};
        const Costs costs = random_costs(size, rng, 30, 9);
        Distances distances{size, unreachable};
        const Pos goal = size.at(rng.uniform(0, size.area() - 1));
        distances[goal] = 0;
        spread(costs, Steps::Eight, distances, scratch);
        for (int i = 0; i < size.area(); ++i) {
            if (distances.at_index(i) == unreachable || costs.at_index(i) < 0 || costs[goal] < 0) continue;
            Pos here = size.at(i);
            int steps = 0;
            while (!(here == goal) && steps++ < size.area())
                here = here + step(steepest_descent(distances, costs, here));
            REQUIRE(here == goal);
        }
    }
}

TEST_CASE("bounded searches between two cells agree with the whole distance map", "[distance]") {
    Rng rng{123};
    for (Size size : map_sizes)
        for (int closed : {0, 25, 45}) {
            const Costs costs = random_costs(size, rng, closed, 1);
            const BitGrid open = open_cells(costs);
            BitGrid obstructions{size};
            for (int i = 0; i < size.area(); ++i)
                if (costs.at_index(i) == cost_obstruction) obstructions.set(size.at(i));
            for (int pair = 0; pair < 3; ++pair) {
                const Pos from = size.at(rng.uniform(0, size.area() - 1));
                const Pos to = size.at(rng.uniform(0, size.area() - 1));
                Costs to_open = costs;
                to_open[to] = 1;
                Distances goal{size, unreachable};
                goal[from] = 0;
                const int four = naive_spread(to_open, Steps::Four, goal)[to];
                // The end may be closed, but an obstruction there still blocks the corner next to it.
                Costs eight_costs = costs;
                if (eight_costs[to] == cost_barred) eight_costs[to] = 1;
                const bool to_obstructs = costs[to] == cost_obstruction;
                const int eight = naive_spread(eight_costs, Steps::Eight, goal)[to];
                for (int limit : {0, 1, 5, 20, 30, 200}) {
                    INFO(size.width << " x " << size.height << " " << from.x << "," << from.y << " to "
                                    << to.x << "," << to.y << " limit " << limit);
                    CHECK(four_way_distance(open, from, to, limit) == (four <= limit ? four : limit + 1));
                    if (to_obstructs) continue;
                    CHECK(eight_way_distance(open, obstructions, from, to, limit) ==
                          (eight <= limit ? eight : limit + 1));
                }
            }
        }
}

TEST_CASE("counted steps agree with the distance map up to the requested cells", "[distance]") {
    Rng rng{321};
    Distances map;
    for (Size size : map_sizes)
        for (int closed : {0, 25, 45}) {
            const Costs costs = random_costs(size, rng, closed, 1);
            BitGrid obstructions{size};
            for (int i = 0; i < size.area(); ++i)
                if (costs.at_index(i) == cost_obstruction) obstructions.set(size.at(i));
            const Pos from = size.at(rng.uniform(0, size.area() - 1));
            const Pos until = size.at(rng.uniform(0, size.area() - 1));
            Distances plain{size, unreachable};
            plain[from] = 0;
            plain = naive_spread(costs, Steps::Eight, plain);
            count_steps(map, from, open_cells(costs), obstructions);
            CHECK(map == plain);
            count_steps(map, from, open_cells(costs), obstructions, until);
            StepMap growing;
            // Begun a second time it knows nothing of the first.
            growing.begin(until, open_cells(costs), obstructions);
            growing.begin(from, open_cells(costs), obstructions);
            const Distances& grown = growing.as_far_as(until);
            int wrong = 0;
            for (int i = 0; i < size.area(); ++i)
                if (plain.at_index(i) > plain[until]) {
                    wrong += grown.at_index(i) < plain.at_index(i);
                    plain.at_index(i) = unreachable;
                } else {
                    wrong += grown.at_index(i) != plain.at_index(i);
                }
            CHECK(wrong == 0);
            CHECK(map == plain);
        }
}

}  // namespace cellophane
