#include "world/environment/active_terrain.h"

#include <array>
#include <utility>

#include "world/terrain_lanes.h"

namespace cellophane {

namespace {

enum Lane : std::size_t { Restlessness, Burning, Keyless, GasProof, Drop, lane_count };

TerrainLanes make_lanes() {
    TerrainLanes lanes;
    lanes.ask(Restlessness, [](const TerrainRow& row) { return row.promotion_chance != 0; });
    lanes.ask(Burning, {TerrainProperty::Fire});
    lanes.ask(Keyless,
              [](const TerrainRow& row) { return row.mechanics.has(TerrainMechanic::PromotesWithoutKey); });
    lanes.ask(GasProof, {TerrainProperty::BlocksGas});
    lanes.ask(Drop, {TerrainProperty::Descends});
    return lanes;
}

}  // namespace

void ActiveTerrain::refresh(const Strata& strata) {
    if (known_ && changes_ == strata.changes() && fires_.size() == strata.size()) return;
    static const TerrainLanes lanes = make_lanes();
    known_ = true;
    changes_ = strata.changes();
    std::array<BitGrid, lane_count> sets;
    for (BitGrid& set : sets) set = BitGrid{strata.size()};
    add_cells(strata, lanes, lane_count, sets.data());

    restless_.clear();
    sets[Restlessness].for_each([&](Pos at) {
        for (Layer layer : layers)
            if (terrain_rows[strata[layer][at]].promotion_chance != 0) restless_.push_back({at, layer});
    });
    const Grid<Terrain>& gas = strata[Layer::Gas];
    has_gas_ = false;
    for (int i = 0; i < gas.size().area() && !has_gas_; ++i) has_gas_ = gas.data()[i] != Terrain::Nothing;
    fires_ = std::move(sets[Burning]);
    keyless_ = std::move(sets[Keyless]);
    if (generation_ == 0 || !(gas_proof_ == sets[GasProof]) || !(drops_ == sets[Drop])) ++generation_;
    gas_proof_ = std::move(sets[GasProof]);
    drops_ = std::move(sets[Drop]);
}

}  // namespace cellophane
