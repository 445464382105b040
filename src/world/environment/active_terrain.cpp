#include "world/environment/active_terrain.h"

#include <array>

namespace cellophane {

namespace {

enum Interest : std::uint8_t { Restlessness = 1, Burning = 2, Keyless = 4 };

using Interests = std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()>;

Interests interests() {
    Interests all{};
    for (const TerrainRow& row : terrain_rows) {
        std::uint8_t& mine = all[static_cast<std::size_t>(row.kind)];
        if (row.promotion_chance != 0) mine |= Restlessness;
        if (row.properties.has(TerrainProperty::Fire)) mine |= Burning;
        if (row.mechanics.has(TerrainMechanic::PromotesWithoutKey)) mine |= Keyless;
    }
    return all;
}

}  // namespace

void ActiveTerrain::refresh(const Strata& strata) {
    if (known_ && changes_ == strata.changes() && fires_.size() == strata.size()) return;
    static const Interests interest = interests();
    known_ = true;
    changes_ = strata.changes();
    restless_.clear();
    fires_ = BitGrid{strata.size()};
    keyless_ = BitGrid{strata.size()};
    has_gas_ = false;
    std::array<const Terrain*, 4> cells{};
    for (Layer layer : layers) cells[static_cast<std::size_t>(layer)] = strata[layer].data();
    const int area = strata.size().area();
    const auto of = [&](Terrain terrain) { return interest[static_cast<std::size_t>(terrain)]; };
    for (int i = 0; i < area; ++i) {
        const Terrain gas = cells[2][i];
        has_gas_ = has_gas_ || gas != Terrain::Nothing;
        const int all = of(cells[0][i]) | of(cells[1][i]) | of(gas) | of(cells[3][i]);
        if (all == 0) continue;
        const Pos at = strata.size().at(i);
        if ((all & Burning) != 0) fires_.set(at);
        if ((all & Keyless) != 0) keyless_.set(at);
        if ((all & Restlessness) == 0) continue;
        for (Layer layer : layers)
            if ((of(cells[static_cast<std::size_t>(layer)][i]) & Restlessness) != 0)
                restless_.push_back({at, layer});
    }
}

}  // namespace cellophane
