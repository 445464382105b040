#include "world/topology.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "kit/grid/ring_code.h"

namespace cellophane {

namespace {

/// Whether a cell with these in-loop neighbors is worn away: one run of them, at most four long.
constexpr std::array<bool, 256> worn_away = [] {
    std::array<bool, 256> table{};
    for (unsigned code = 0; code < 256; ++code)
        table[code] = ring_changes(code) == 2 && std::popcount(code) <= 4;
    return table;
}();

/// The members worn away on the map as it is. On maps of more than one word a column it returns all members:
/// the caller tests each by itself.
BitGrid worn_at_first(const BitGrid& cells) {
    if (cells.words_per_column() != 1) return cells;
    BitGrid worn{cells.size()};
    for (int x = 0; x < cells.size().width; ++x) {
        const BitGrid::Word here = *cells.column(x);
        if (here == 0) continue;
        const std::array<BitGrid::Word, 8> around = ring_words(cells, x);
        const ColumnChanges changes = ring_changes(around);
        // One run of more than four has both ends of a line across the ring.
        BitGrid::Word long_run = 0;
        for (std::size_t i = 0; i < 4; ++i) long_run |= around[i] & around[i + 4];
        *worn.column(x) = here & changes.any & ~changes.many & ~long_run;
    }
    return worn;
}

class Erosion {
public:
    explicit Erosion(BitGrid& loops) : loops_{loops} {}

    /// Depth first, neighbors in ring order; the stack stands in for recursion.
    void begin_at(Pos cell) {
        if (!wear(cell)) return;
        while (!waiting_.empty()) {
            const Pos at = waiting_.back();
            waiting_.pop_back();
            if (loops_.test(at)) wear(at);
        }
    }

private:
    /// Removes a cell if it is worn away, and then queues its neighbors for another look.
    bool wear(Pos at) {
        const unsigned around = ring_code(loops_, at);
        if (!worn_away[around]) return false;
        loops_.reset(at);
        for (unsigned i = once_around.size(); i-- > 0;)
            if ((around >> i & 1U) != 0) waiting_.push_back(at + once_around[i]);
        return true;
    }

    BitGrid& loops_;
    std::vector<Pos> waiting_;
};

/// Everything in `ground` that can be reached from `seeds` in eight directions.
BitGrid flood_eight_ways(BitGrid filled, const BitGrid& ground) {
    while (true) {
        filled = flood(filled, ground);
        BitGrid wider = filled.dilated8() & ground;
        if (wider == filled) return filled;
        filled = wider;
    }
}

}  // namespace

BitGrid open_map(const TerrainLayers& layers) {
    return open_map(layers, layers.cells_with(pathing_blockers),
                    layers.cells_with(TerrainMechanics{TerrainMechanic::Secret}));
}

BitGrid open_map(const TerrainLayers& layers, const BitGrid& barred, const BitGrid& secrets) {
    // Of all secrets only a lever does not open a way when it is found.
    return barred.complement() | (secrets - layers.cells_of(Layer::Dungeon, Terrain::HiddenLever));
}

BitGrid find_loops(const BitGrid& open) {
    BitGrid loops = open;
    Erosion erosion{loops};
    // What is worn away on the way is skipped when its turn comes; what stays until its neighbors go is
    // looked at when they do.
    worn_at_first(open).for_each([&](Pos at) {
        if (loops.test(at)) erosion.begin_at(at);
    });
    BitGrid seeds{open.size()};
    seeds.set({0, 0});
    // Only what borders an island the loops enclose is part of one.
    const BitGrid islands = (loops | flood_eight_ways(seeds, loops.complement())).complement();
    return loops & islands.dilated8();
}

void Loops::find() const {
    cells_ = find_loops(open_);
    is_found_ = true;
}

BitGrid find_chokepoints(const BitGrid& open, const BitGrid& loops) {
    const BitGrid closed = open.complement();
    BitGrid between = (closed.shifted(Direction::North) & closed.shifted(Direction::South)) |
                      (closed.shifted(Direction::West) & closed.shifted(Direction::East));
    between &= open;
    between -= loops;
    between.for_each([&](Pos at) {
        if (!open.size().contains_inside(at) || ring_changes(ring_code(open, at)) <= 2) between.reset(at);
    });
    return between;
}

Grid<std::int32_t> find_gates(const BitGrid& open, const MachineOwnership& ownership, Topology& topology) {
    Grid<std::int32_t> values{open.size(), never_cut_off};
    topology.gates &= ownership.any();
    BitGrid ground = open - ownership.rooms;
    const BitGrid chokepoints = topology.chokepoints & ground;
    chokepoints.for_each([&](Pos choke) {
        ground.reset(choke);
        for (Direction d : cardinals) {
            const Pos mouth = choke + step(d);
            if (!ground.test(mouth) || topology.chokepoints.test(mouth)) continue;
            const BitGrid region = part_with(mouth, ground);
            const int cells =
                region.intersects(ownership.areas) ? spoilt_region : std::min(region.count(), spoilt_region);
            if (cells < 4) continue;
            region.for_each([&](Pos p) {
                if (values[p] <= cells) return;
                values[p] = cells;
                topology.gates.reset(p);
            });
            if (values[choke] > cells) {
                values[choke] = cells;
                topology.gates.set(choke);
            }
        }
        ground.set(choke);
    });
    return values;
}

}  // namespace cellophane
