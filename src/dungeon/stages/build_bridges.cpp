#include <array>
#include <numeric>
#include <span>
#include <utility>

#include "dungeon/stages/stages.h"
#include "kit/grid/dijkstra_map.h"

namespace cellophane {

namespace {

constexpr int least_span = 3;

/// What bridges ask of the level; each new bridge changes it.
struct Ground {
    explicit Ground(const Draft& draft) {
        const TerrainLayers& layers = draft.layers;
        auto [impassable, gap, blocked, corner] = layers.cells_with_each(
            std::array{solid_properties, TerrainProperties{TerrainProperty::Descends}, pathing_blockers,
                       TerrainProperties{TerrainProperty::BlocksDiagonals}});
        solid = std::move(impassable);
        // Undiscovered secret doors count as walkable where lengths of ways are compared.
        const BitGrid secret = solid & layers.cells_with({TerrainMechanic::Secret});
        bank = (blocked | gap).complement() - draft.ownership.any();
        gaps = gap - solid - draft.ownership.any() - secret;
        sides = gap | solid;
        walkable = blocked.complement() | secret;
        corners = (corner & solid) - secret;
    }

    BitGrid bank;
    BitGrid gaps;
    BitGrid sides;
    BitGrid solid;
    BitGrid walkable;
    BitGrid corners;
};

/// The far end of a bridge that starts on a bank and runs in one direction, if one could lie there.
Pos far_end(const Ground& ground, Pos bank, Direction d) {
    const Pos by = step(d);
    const Pos across{by.y, by.x};
    bool in_the_open = false;
    Pos at = bank + by;
    for (; ground.gaps.test(at); at = at + by) {
        const Pos left = at - across;
        const Pos right = at + across;
        if (!ground.sides.test(left) || !ground.sides.test(right)) return nowhere;
        in_the_open |= !ground.solid.test(left) && !ground.solid.test(right);
    }
    if (!in_the_open || king_distance(bank, at) <= least_span || !ground.bank.test(at)) return nowhere;
    return at;
}

bool shortens(const Ground& ground, Pos from, Pos to, int ratio) {
    const int length = king_distance(from, to);
    // The longest way around that does not yet exceed ratio percent of the bridge's length.
    const int limit = ((ratio + 1) * length + 99) / 100 - 1;
    return eight_way_distance(ground.walkable, ground.corners, from, to, limit) > limit;
}

void lay(Draft& draft, Pos from, Pos to, Direction d) {
    TerrainLayers& layers = draft.layers;
    BitGrid planks{layers.size()};
    for (Pos at = from + step(d); !(at == to); at = at + step(d)) {
        layers[Layer::Liquid][at] = Terrain::RopeBridge;
        planks.set(at);
    }
    layers[Layer::Surface][from] = Terrain::BridgeEnd;
    layers[Layer::Surface][to] = Terrain::BridgeEnd;
    ++draft.bridges;
    if (draft.watch)
        draft.emit({.kind = DigEventKind::BridgeLaid, .at = from, .cells = &planks, .count = planks.count()});
}

/// A random order of 0 … count-1 without its first and last entry.
std::vector<int> shuffled_line(int count, Rng& rng) {
    std::vector<int> line(static_cast<std::size_t>(count));
    std::iota(line.begin(), line.end(), 0);
    rng.shuffle(std::span{line});
    return {line.begin() + 1, line.end() - 1};
}

bool build_one(Draft& draft, Rng& rng) {
    const int depth = draft.goal.long_depth();
    const int wide = rng.uniform(10, 20);
    const int high = rng.uniform(10, 20);
    const int ratio_across = 100 + (100 + 100 * depth / 9) * wide / 10;
    const int ratio_upright = 100 + (400 + 100 * depth / 18) * high / 10;
    const std::vector<int> columns = shuffled_line(draft.goal.size.width, rng);
    const std::vector<int> rows = shuffled_line(draft.goal.size.height, rng);
    const Ground ground{draft};
    const BitGrid west_ends = ground.bank & ground.gaps.shifted(Direction::West);
    const BitGrid north_ends = ground.bank & ground.gaps.shifted(Direction::North);
    const BitGrid ends = west_ends | north_ends;
    for (int x : columns) {
        for (int y : rows) {
            const Pos bank{x, y};
            if (!ends.test(bank)) continue;
            const Pos east = far_end(ground, bank, Direction::East);
            if (!(east == nowhere) && shortens(ground, bank, east, ratio_across)) {
                lay(draft, bank, east, Direction::East);
                return true;
            }
            const Pos south = far_end(ground, bank, Direction::South);
            if (!(south == nowhere) && shortens(ground, bank, south, ratio_upright)) {
                lay(draft, bank, south, Direction::South);
                return true;
            }
        }
    }
    return false;
}

}  // namespace

/// Rope bridges where the way around a chasm is long; never needed to get anywhere (rules/levels.md 18).
void build_bridges(Draft& draft, Rng& rng) {
    if (cells_with(draft.layers[Layer::Liquid], {TerrainProperty::Descends}).none()) return;
    while (build_one(draft, rng)) {
    }
}

}  // namespace cellophane
