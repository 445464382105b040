#include "play/pathfinding/shore_distance.h"

#include <algorithm>
#include <array>

#include "kit/grid/dijkstra_map.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

/// Steps of cost 1 from the goals over everything open.
Grid<std::int32_t> steps_from(const BitGrid& goals, const TerrainLayers& layers, const BitGrid& open) {
    const auto [blocked, corners] = layers.cells_with_each(
        std::array{TerrainProperties{P::BlocksMovement}, TerrainProperties{P::BlocksDiagonals}});
    Grid<std::int16_t> costs{layers.size(), cost_obstruction};
    const BitGrid ground = open - blocked;
    const BitGrid barred = (open & blocked) - corners;
    ground.for_each([&](Pos at) { costs[at] = 1; });
    barred.for_each([&](Pos at) { costs[at] = cost_barred; });
    Grid<std::int32_t> steps{layers.size(), unreachable};
    goals.for_each([&](Pos at) { steps[at] = 0; });
    SpreadScratch scratch;
    spread(costs, Steps::Eight, steps, scratch);
    return steps;
}

/// How many ticks each kind of protection has left.
struct Protection {
    explicit Protection(const Statuses& statuses)
        : floating{lasting(statuses[Status::Levitating])}, fireproof{lasting(statuses[Status::FireImmune])} {}

    /// A status in its last turn ends before the step is done.
    static int lasting(int turns) { return turns > 1 ? turns * 100 : 0; }

    int over_lava() const { return std::max(floating, fireproof); }
    bool none() const { return floating == 0 && fireproof == 0; }

    int floating;
    int fireproof;
};

}  // namespace

Grid<std::int32_t> steps_to_shore(const TerrainLayers& layers, const BitGrid& open) {
    const BitGrid secret = layers.cells_with(TerrainMechanics{TerrainMechanic::Secret});
    const BitGrid blocked = layers.cells_with({P::BlocksMovement});
    const BitGrid shore = open - blocked - (layers.cells_with(perils) - secret);
    return steps_from(shore, layers, open);
}

Grid<std::int32_t> steps_to_shore(const TerrainLayers& layers) {
    return steps_to_shore(layers, BitGrid{layers.size()}.complement());
}

BitGrid crossable(const Game& game) {
    const VisitedLevel& place = game.here();
    BitGrid cells{place.level.size()};
    const Hero& hero = game.hero;
    const Protection left{hero.vitals.statuses};
    if (left.none()) return cells;
    const TerrainLayers& memory = place.known.memory;
    const BitGrid known = place.known.discovered | place.known.magic_mapped;
    BitGrid here{cells.size()};
    here.set(hero.at);
    const Grid<std::int32_t> there = steps_from(here, memory, known);
    const Grid<std::int32_t> back = steps_to_shore(memory, known);
    (memory.cells_with(crossed) & known).for_each([&](Pos at) {
        if (there[at] >= unreachable) return;
        const TerrainProperties over = memory.properties(at);
        const int arrival = (there[at] + 1) * hero.move_ticks();
        const int ashore = std::min(there[at] + back[at], unreachable) * hero.move_ticks();
        const bool lava = !over.has(P::Lava) || ashore <= left.over_lava();
        const bool depths = !over.any_of({P::DeepWater, P::Descends}) || ashore <= left.floating;
        const bool trap = !over.has(P::TrapPlate) || arrival <= left.floating;
        const bool fire = !over.any_of({P::Fire, P::Ignites}) || arrival <= left.fireproof;
        if (lava && depths && trap && fire) cells.set(at);
    });
    return cells;
}

}  // namespace cellophane
