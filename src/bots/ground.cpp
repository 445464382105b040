#include "bots/ground.h"

#include <algorithm>

#include "bots/pack_lookup.h"
#include "content/monsters.h"
#include "content/terrain.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

/// Cost of deep water for a pack with the Amulet, since it sweeps items away.
constexpr std::int16_t sink_or_swim = 100;

constexpr TerrainProperties harmful{P::Damages, P::LichenPoison, P::Paralyzes, P::Confuses, P::Explodes};

TerrainProperties properties_of(const CellView& cell) {
    TerrainProperties all{};
    for (Terrain terrain : cell.layers) all |= terrain_rows[terrain].properties;
    return all;
}

bool is_known(const CellView& cell) {
    return cell.sight != Sight::Unknown;
}

}  // namespace

std::int16_t Ground::cost_of(const CellView& cell, bool wades_in_lava) {
    constexpr int unpleasant = 10;
    constexpr int dangerous = 30;
    constexpr int last_resort = 60;
    if (!is_known(cell)) return cost_obstruction;
    const TerrainProperties here = properties_of(cell);
    if (here.has(P::BlocksMovement)) return here.has(P::BlocksDiagonals) ? cost_obstruction : cost_barred;
    if (is_level_exit(cell[Layer::Dungeon]) || here.has(P::Descends)) return cost_barred;
    if (here.has(P::Lava) && !wades_in_lava) return cost_barred;
    if (here.any_of({P::TrapPlate, P::Lava})) return last_resort;
    if (here.any_of(harmful | TerrainProperties{P::Fire, P::Ignites})) return dangerous;
    if (here.any_of({P::DeepWater, P::Entangles})) return unpleasant;
    return plain;
}

Ground::Ground(const Observation& seen, const BitGrid& refused)
    : seen_{seen}, costs_{seen.cells.size()}, distances_{seen.cells.size()} {
    const bool wades_in_lava = properties_of(seen.cells[seen.hero->at]).has(P::Lava);
    const Size size = seen.cells.size();
    for (int i = 0; i < size.area(); ++i) costs_.at_index(i) = cost_of(seen.cells.at_index(i), wades_in_lava);
    if (bears_amulet(seen))
        depths().for_each([&](Pos at) { costs_[at] = std::max(costs_[at], sink_or_swim); });
    // Only immobile creatures bar a cell: others may be gone when the hero gets there, and a way that is
    // longer only while they are in view would make the hero turn about for ever.
    for (const MonsterView& monster : seen.monsters)
        if (costs_[monster.at] > 0 && monster_rows[monster.kind].behaviors.has(Behavior::Immobile))
            costs_[monster.at] = cost_barred;
    refused.for_each([&](Pos at) {
        if (costs_[at] > 0) costs_[at] = cost_barred;
    });
}

void Ground::spread_from(const BitGrid& goals, const Grid<std::int16_t>& costs) {
    distances_.fill(unreachable);
    goals.for_each([&](Pos at) { distances_[at] = 0; });
    spread(costs, Steps::Eight, distances_, scratch_);
}

std::optional<Direction> Ground::first_step_to(const BitGrid& goals) {
    Grid<std::int16_t> costs = costs_;
    goals.for_each([&](Pos at) { costs[at] = plain; });
    spread_from(goals, costs);
    const Direction d = steepest_descent(distances_, costs, seen_.hero->at);
    return d == Direction::count ? std::nullopt : std::optional{d};
}

std::optional<Pos> Ground::nearest_beside(const BitGrid& cells) {
    BitGrid here{seen_.cells.size()};
    here.set(seen_.hero->at);
    spread_from(here, costs_);
    std::optional<Pos> best;
    cells.dilated8().for_each([&](Pos at) {
        if (distances_[at] >= unreachable || (best && distances_[at] >= distances_[*best])) return;
        best = at;
    });
    return best;
}

template <class Suits>
BitGrid Ground::cells_where(Suits suits) const {
    BitGrid cells{costs_.size()};
    for (int i = 0; i < costs_.size().area(); ++i) {
        const CellView& cell = seen_.cells.at_index(i);
        if (is_known(cell) && suits(cell)) cells.set(costs_.size().at(i));
    }
    return cells;
}

BitGrid Ground::frontier() const {
    BitGrid unknown{costs_.size()};
    BitGrid open{costs_.size()};
    for (int i = 0; i < costs_.size().area(); ++i) {
        const Pos at = costs_.size().at(i);
        if (!is_known(seen_.cells[at])) unknown.set(at);
        if (costs_[at] > 0) open.set(at);
    }
    return unknown.dilated8() & open;
}

BitGrid Ground::stairs_down() const {
    return cells_where([](const CellView& cell) {
        const TerrainProperties here = properties_of(cell);
        const bool hole = here.has(P::Descends) && !here.any_of({P::BlocksMovement, P::Entangles});
        return hole || cell[Layer::Dungeon] == Terrain::DownwardStaircase;
    });
}

BitGrid Ground::stairs_up() const {
    return cells_where([](const CellView& cell) {
        const Terrain ground = cell[Layer::Dungeon];
        return ground == Terrain::UpwardStaircase || ground == Terrain::DungeonExit;
    });
}

BitGrid Ground::levers() const {
    BitGrid levers = walls();
    walls().for_each([&](Pos at) {
        const auto& there = seen_.cells[at].layers;
        if (std::none_of(there.begin(), there.end(), [](Terrain terrain) {
                return terrain_rows[terrain].mechanics.has(TerrainMechanic::PromotesOnHero);
            }))
            levers.reset(at);
    });
    return levers;
}

BitGrid Ground::walls() const {
    return cells_with({P::BlocksMovement});
}

BitGrid Ground::noxious() const {
    return cells_with(harmful | TerrainProperties{P::Fire});
}

bool Ground::is_noxious_near(const Observation& seen) {
    const Pos here = seen.hero->at;
    const auto is_noxious = [&](Pos at) {
        return seen.cells.contains(at) && is_known(seen.cells[at]) &&
               properties_of(seen.cells[at]).any_of(harmful | TerrainProperties{P::Fire});
    };
    return is_noxious(here) || std::any_of(directions.begin(), directions.end(),
                                           [&](Direction d) { return is_noxious(here + step(d)); });
}

BitGrid Ground::kindling() const {
    return cells_with({P::Flammable});
}

BitGrid Ground::quenching() const {
    BitGrid wet = cells_where([](const CellView& cell) {
        return std::any_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
            return terrain_rows[terrain].mechanics.has(TerrainMechanic::ExtinguishesFire);
        });
    });
    wet.for_each([&](Pos at) {
        if (costs_[at] <= 0) wet.reset(at);
    });
    return wet;
}

BitGrid Ground::depths() const {
    return cells_with({P::DeepWater});
}

BitGrid Ground::wholesome() const {
    BitGrid cells{costs_.size()};
    for (int i = 0; i < costs_.size().area(); ++i)
        if (costs_.at_index(i) == plain) cells.set(costs_.size().at(i));
    return cells;
}

BitGrid Ground::corridors() const {
    constexpr int two_ways = 2;
    BitGrid narrow = wholesome();
    wholesome().for_each([&](Pos at) {
        int open = 0;
        for (const Direction d : directions) {
            const Pos beside = at + step(d);
            open += costs_.size().contains(beside) && costs_[beside] != cost_obstruction ? 1 : 0;
        }
        if (open > two_ways) narrow.reset(at);
    });
    return narrow;
}

BitGrid Ground::cells_with(TerrainProperties any) const {
    return cells_where([any](const CellView& cell) { return properties_of(cell).any_of(any); });
}

}  // namespace cellophane
