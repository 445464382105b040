#include "world/environment/active_terrain.h"

#include <array>

namespace cellophane {

namespace {

enum Interest : std::uint8_t { Restlessness = 1, Burning = 2, Keyless = 4, GasProof = 8, Drop = 16 };

using Interests = std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()>;

Interests interests() {
    Interests all{};
    for (const TerrainRow& row : terrain_rows) {
        std::uint8_t& mine = all[static_cast<std::size_t>(row.kind)];
        if (row.promotion_chance != 0) mine |= Restlessness;
        if (row.properties.has(TerrainProperty::Fire)) mine |= Burning;
        if (row.mechanics.has(TerrainMechanic::PromotesWithoutKey)) mine |= Keyless;
        if (row.properties.has(TerrainProperty::BlocksGas)) mine |= GasProof;
        if (row.properties.has(TerrainProperty::Descends)) mine |= Drop;
    }
    return all;
}

}  // namespace

void ActiveTerrain::refresh(const Strata& strata) {
    if (known_ && changes_ == strata.changes() && fires_.size() == strata.size()) return;
    static const Interests interest = interests();
    known_ = true;
    const BitGrid gas_proof_before = gas_proof_;
    const BitGrid drops_before = drops_;
    changes_ = strata.changes();
    restless_.clear();
    fires_ = BitGrid{strata.size()};
    keyless_ = BitGrid{strata.size()};
    gas_proof_ = BitGrid{strata.size()};
    drops_ = BitGrid{strata.size()};
    has_gas_ = false;
    const auto of = [&](Terrain terrain) { return interest[static_cast<std::size_t>(terrain)]; };
    const Size size = strata.size();
    for (int x = 0; x < size.width; ++x) {
        std::array<const Terrain*, 4> cells{};
        for (Layer layer : layers) cells[static_cast<std::size_t>(layer)] = strata[layer].column(x);
        for (int y = 0; y < size.height; ++y) {
            const Terrain gas = cells[2][y];
            has_gas_ = has_gas_ || gas != Terrain::Nothing;
            const unsigned all =
                static_cast<unsigned>(of(cells[0][y]) | of(cells[1][y]) | of(gas) | of(cells[3][y]));
            const auto bit = [&](BitGrid& set, Interest what) {
                set.column(x)[y >> 6] |= BitGrid::Word{(all & what) != 0} << (y & 63);
            };
            bit(gas_proof_, GasProof);
            bit(drops_, Drop);
            if ((all & (Restlessness | Burning | Keyless)) == 0) continue;
            bit(fires_, Burning);
            bit(keyless_, Keyless);
            for (Layer layer : layers)
                if ((of(cells[static_cast<std::size_t>(layer)][y]) & Restlessness) != 0)
                    restless_.push_back({{x, y}, layer});
        }
    }
    if (generation_ == 0 || !(gas_proof_before == gas_proof_) || !(drops_before == drops_)) ++generation_;
}

}  // namespace cellophane
