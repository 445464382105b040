#include "dungeon/population/item_placement.h"

#include <algorithm>
#include <utility>

#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft.h"
#include "dungeon/draft/draft_cells.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

constexpr std::int32_t first_ticket = 10;
constexpr std::int32_t door_weights = 100;
constexpr std::int32_t secret_weights = 30000;

/// The cheapest value of every cell that can be reached: at first what needs no door, then what lies behind
/// one, and so on; dearer doors wait for their turn.
Grid<std::int32_t> cheapest_ways(const BitGrid& ground, const BitGrid& doors, const BitGrid& secrets,
                                 Pos start) {
    Grid<std::int32_t> values{ground.size(), 0};
    struct Wave {
        std::int32_t value;
        BitGrid cells;
    };
    const BitGrid free = ground - doors - secrets;
    BitGrid unreached = ground;
    BitGrid seed{ground.size()};
    seed.set(start);
    std::vector<Wave> waves{{first_ticket, seed}};
    while (!waves.empty()) {
        const auto next = std::min_element(waves.begin(), waves.end(),
                                           [](const Wave& a, const Wave& b) { return a.value < b.value; });
        const std::int32_t value = next->value;
        BitGrid seeds = next->cells & unreached;
        waves.erase(next);
        if (seeds.none()) continue;
        const BitGrid region = flood(seeds, (free & unreached) | seeds);
        region.for_each([&](Pos at) { values[at] = value; });
        unreached -= region;
        const BitGrid around = region.dilated4() & unreached;
        const auto open_later = [&](const BitGrid& cells, std::int32_t price) {
            if (cells.none()) return;
            for (Wave& wave : waves)
                if (wave.value == value + price) {
                    wave.cells |= cells;
                    return;
                }
            waves.push_back({value + price, cells});
        };
        open_later(around & doors, door_weights);
        open_later(around & secrets, secret_weights);
        // What is neither door nor secret was reached only through a closed seed.
        open_later(around - doors - secrets, 0);
    }
    return values;
}

/// Lowers the weight of a cell that was drawn, and of those around it that are like it.
void cool(ItemWeights& weights, Pos at) {
    constexpr int reach = 5;
    Grid<std::int32_t>& cells = weights.cells;
    const std::int32_t drawn = cells[at];
    for (int x = at.x - reach; x <= at.x + reach; ++x)
        for (int y = at.y - reach; y <= at.y + reach; ++y) {
            const Pos p{x, y};
            if (!cells.contains(p) || cells[p] != drawn || drawn == 0) continue;
            const std::int32_t left = p == at ? 0 : std::max(1, drawn / 10);
            weights.total -= drawn - left;
            cells[p] = left;
        }
    weights.total -= cells[at];
    cells[at] = 0;
}

}  // namespace

ItemWeights weigh_cells(Draft& draft) {
    using P = TerrainProperty;
    ItemWeights weights;
    TerrainLayers& layers = draft.layers;
    Passages passages = passages_of(layers);
    weights.open = std::move(passages.open);
    const BitGrid wet = layers.cells_with(TerrainProperties{P::DeepWater, P::Lava, P::Descends});
    const BitGrid doors = layers.cells_of(Layer::Dungeon, Terrain::WoodenDoor);
    const BitGrid secret_doors = layers.cells_of(Layer::Dungeon, Terrain::SecretDoor);
    const BitGrid ground = (passages.solid.complement() | secret_doors) - wet;
    weights.cells = cheapest_ways(ground, doors, secret_doors, arrival(draft));
    // Drafts of tests may do without stairs.
    const Pos down = draft.stairs.down;
    weights.joins_stairs =
        !layers.size().contains_inside(down) || weights.cells[in_front_of(layers, down)] > 0;
    const BitGrid taken =
        passages.no_items | passages.blocked | draft.ownership.any() | cells_with_items(draft);
    taken.complement().for_each([&](Pos at) {
        // Cells that can never be reached become wall.
        if (weights.cells[at] == 0) layers[Layer::Dungeon][at] = Terrain::StoneWall;
    });
    const BitGrid excluded =
        taken | draft.topology.chokepoints | draft.topology.loops.cells() | hallways(weights.open);
    excluded.for_each([&](Pos at) { weights.cells[at] = 0; });
    excluded.complement().for_each([&](Pos at) { weights.total += weights.cells[at]; });
    return weights;
}

Pos draw_by_weight(ItemWeights& weights, const Draft& draft, Rng& rng) {
    if (weights.total <= 0) return matching_cell(draft, Terrain::Floor, Terrain::Nothing, rng);
    // The numbers of a level are far below 2^32.
    std::int64_t left = rng.uniform(std::int64_t{1}, weights.total);
    for (int i = 0; i < draft.goal.size.area(); ++i) {
        left -= weights.cells.at_index(i);
        if (left > 0) continue;
        const Pos at = draft.goal.size.at(i);
        cool(weights, at);
        return at;
    }
    return nowhere;
}

Pos draw_in_the_open(ItemWeights& weights, const Draft& draft, Rng& rng) {
    constexpr int most_tries = 500;
    for (int attempt = 0; attempt < most_tries; ++attempt) {
        const Pos at = matching_cell(draft, Terrain::Floor, Terrain::Nothing, rng);
        if (at == nowhere) return at;
        if (passable_arcs(weights.open, at) > 1) continue;
        cool(weights, at);
        return at;
    }
    return nowhere;
}

}  // namespace cellophane
