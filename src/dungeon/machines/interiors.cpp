#include <bit>
#include <numeric>
#include <span>
#include <vector>

#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/draft/survey.h"
#include "dungeon/machines/machines.h"
#include "kit/grid/random_cell.h"
#include "world/connectivity.h"
#include "world/levers.h"
#include "world/topology.h"

namespace cellophane {

namespace {

/// The most gates tried.
constexpr int most_gates = 50;

/// A random order of the numbers below `count`.
std::vector<int> random_order(int count, Rng& rng) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    rng.shuffle(std::span{order});
    return order;
}

/// The cells nearest to the origin, walking in four directions, until there are enough; among equals a random
/// order of columns and rows decides. Stops early, with what there is, where `taken` is told to refuse a
/// cell.
template <class Refuse>
std::optional<BitGrid> nearest_cells(const BitGrid& ground, Pos origin, int goal, Rng& rng, Refuse refuse) {
    const Size size = ground.size();
    const std::vector<int> columns = random_order(size.width, rng);
    const std::vector<int> rows = random_order(size.height, rng);
    BitGrid taken{size};
    BitGrid reached{size};
    BitGrid front{size};
    front.set(origin);
    int count = 0;
    while (count < goal && front.any()) {
        for (int x : columns) {
            const BitGrid::Word* column = front.column(x);
            int here = 0;
            for (int k = 0; k < front.words_per_column(); ++k) here += std::popcount(column[k]);
            for (std::size_t i = 0; here > 0 && count < goal; ++i) {
                const int y = rows[i];
                if ((column[y / 64] >> (y % 64) & 1) == 0) continue;
                if (refuse(Pos{x, y})) return std::nullopt;
                taken.set({x, y});
                ++count;
                --here;
            }
        }
        reached |= front;
        front = (front.dilated4() & ground) - reached;
    }
    return taken;
}

bool cuts_as_wanted(const Draft& draft, const BlueprintRow& blueprint, const BitGrid& interior) {
    const bool must_not = blueprint.traits.has(BlueprintTrait::MustNotDisconnect);
    const bool must = blueprint.traits.has(BlueprintTrait::MustDisconnect);
    if (!must_not && !must) return true;
    /// A catwalk is worth its name only where it leads to something.
    constexpr int worth_reaching = 100;
    if (must_not && disrupts(draft.layers, interior)) return false;
    return !must || smallest_part_cut_off(open_or_doorway(draft.layers), interior) >= worth_reaching;
}

}  // namespace

BitGrid walkable(const TerrainLayers& layers, const BitGrid& blocked) {
    return blocked.complement() | layers.cells_of(Layer::Dungeon, Terrain::SecretDoor);
}

BitGrid walkable(const TerrainLayers& layers) {
    return walkable(layers, layers.cells_with(pathing_blockers));
}

bool is_thrown_at(const TerrainLayers& layers, Pos plate, const BitGrid& ground) {
    const BitGrid opaque =
        layers.cells_with(TerrainProperties{TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision});
    return view_from(opaque, plate).intersects(ground);
}

namespace {

const BitGrid& walkable(Draft& draft) {
    if (!draft.survey.walkable) draft.survey.walkable = walkable(draft.layers);
    return *draft.survey.walkable;
}

}  // namespace

std::optional<Interior> room_interior(Draft& draft, const BlueprintRow& blueprint, bool& hopeless, Rng& rng) {
    if (!draft.survey.choke_map) {
        analyze(draft);
        draft.survey.choke_map = find_gates(*draft.survey.open, draft.ownership, draft.topology);
    }
    const Grid<std::int32_t>& values = *draft.survey.choke_map;
    std::vector<Pos> gates;
    (draft.topology.gates - draft.ownership.any()).for_each([&](Pos gate) {
        if (static_cast<int>(gates.size()) < most_gates && blueprint.size.has(values[gate]))
            gates.push_back(gate);
    });
    hopeless = gates.empty();
    if (hopeless) return std::nullopt;
    const Pos origin = gates[static_cast<std::size_t>(rng.uniform(0, static_cast<int>(gates.size()) - 1))];

    const BitGrid items = cells_with_items(draft);
    const BitGrid claimed = draft.ownership.any();
    Interior interior{.origin = origin, .cells = BitGrid{draft.goal.size}};
    interior.cells.set(origin);
    std::vector<Pos> waiting{origin};
    while (!waiting.empty()) {
        const Pos at = waiting.back();
        waiting.pop_back();
        for (Direction d : cardinals) {
            const Pos next = at + step(d);
            if (!draft.goal.size.contains(next) || interior.cells.test(next)) continue;
            if (items.test(next) || (claimed.test(next) && !draft.topology.gates.test(next)))
                return std::nullopt;
            if (claimed.test(next) || values[next] > values[at]) continue;
            interior.cells.set(next);
            waiting.push_back(next);
        }
    }
    // Otherwise a creature that strayed in would be walled up.
    if (interior.cells.intersects(cells_with_monsters(draft))) return std::nullopt;
    // Nor is the first level's T walled off where water laps at the room. Its door may be a gate.
    BitGrid behind = interior.cells;
    behind.reset(origin);
    if (draft.entrance.test(origin)) return std::nullopt;
    if (draft.entrance.any() && behind.intersects(draft.entrance.dilated8())) return std::nullopt;
    // Pits dug for another machine's door may lie all the way in front of it.
    BitGrid ways_in{draft.goal.size};
    ways_in.set(origin);
    ways_in = ways_in.dilated4() - interior.cells;
    if (!largest_part(walkable(draft)).intersects(ways_in)) return std::nullopt;
    return interior;
}

std::optional<Interior> vestibule_interior(Draft& draft, const BlueprintRow& blueprint, Pos origin,
                                           Rng& rng) {
    const BitGrid ground = walkable(draft) - draft.ownership.any();
    const BitGrid barred = cells_with_items(draft) | draft.entrance | lever_fronts(draft.layers);
    const int goal = rng.uniform(blueprint.size.least, blueprint.size.most);
    const auto cells = nearest_cells(ground, origin, goal, rng, [&](Pos at) { return barred.test(at); });
    if (!cells || !cuts_as_wanted(draft, blueprint, *cells)) return std::nullopt;
    return Interior{.origin = origin, .cells = *cells};
}

std::optional<Interior> area_interior(Draft& draft, const BlueprintRow& blueprint, std::optional<Pos> at,
                                      Rng& rng) {
    const Pos origin = at ? *at : matching_cell(draft, Terrain::Floor, Terrain::Nothing, rng);
    if (origin == nowhere) return std::nullopt;
    const BitGrid& ground = walkable(draft);
    BitGrid barred =
        cells_with_items(draft) | cells_with_monsters(draft) | draft.ownership.any() | draft.entrance;
    barred |= lever_fronts(draft.layers);
    const int goal = rng.uniform(blueprint.size.least, blueprint.size.most);
    const auto cells = nearest_cells(ground, origin, goal, rng, [&](Pos p) { return barred.test(p); });
    if (!cells || !cuts_as_wanted(draft, blueprint, *cells)) return std::nullopt;
    return Interior{.origin = origin, .cells = *cells};
}

}  // namespace cellophane
