#include "world/environment/active_terrain.h"

#include <algorithm>
#include <cstring>

#include "world/terrain_lanes.h"

namespace cellophane {

namespace {

enum Interest : std::uint8_t { Restlessness = 1, Burning = 2, Keyless = 4, GasProof = 8, Drop = 16 };

using Interests = std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()>;

const Interests& interests() {
    static const Interests made = [] {
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
    }();
    return made;
}

}  // namespace

void ActiveTerrain::refresh(const Strata& strata) {
    if (known_ && changes_ == strata.changes() && fires_.size() == strata.size()) return;
    if (!known_ || fires_.size() != strata.size()) begin_anew(strata.size());
    known_ = true;
    changes_ = strata.changes();
    if (take_over(strata)) ++generation_;
    has_gas_ = !is_empty(strata[Layer::Gas]);
}

void ActiveTerrain::begin_anew(Size size) {
    terrain_.fill(Grid<Terrain>{size});
    for (BitGrid* set : {&restless_, &fires_, &keyless_, &gas_proof_, &drops_}) *set = BitGrid{size};
    ++generation_;
}

bool ActiveTerrain::take_over(const Strata& strata) {
    static_assert(sizeof(Terrain) == 1);
    const Interests& interest = interests();
    const Size size = strata.size();
    bool changed_course = false;
    for (std::size_t k = 0; k < layers.size(); ++k) {
        const auto all = static_cast<std::size_t>(size.area());
        if (std::memcmp(terrain_[k].data(), strata.layers[k].data(), all) == 0) continue;
        for (int x = 0; x < size.width; ++x) {
            Terrain* known = terrain_[k].column(x);
            const Terrain* now = strata.layers[k].column(x);
            for (int y = 0; y < size.height; ++y) {
                if (known[y] == now[y]) continue;
                const std::uint8_t before = interest[static_cast<std::size_t>(known[y])];
                known[y] = now[y];
                // Looked at before all layers are taken over, but the last look counts.
                if (before != interest[static_cast<std::size_t>(now[y])]) changed_course |= look_at({x, y});
            }
        }
    }
    return changed_course;
}

bool ActiveTerrain::look_at(Pos at) {
    const Interests& interest = interests();
    unsigned all = 0;
    for (const Grid<Terrain>& layer : terrain_) all |= interest[static_cast<std::size_t>(layer[at])];
    restless_.set(at, (all & Restlessness) != 0);
    fires_.set(at, (all & Burning) != 0);
    keyless_.set(at, (all & Keyless) != 0);
    const bool tight = (all & GasProof) != 0;
    const bool drops = (all & Drop) != 0;
    if (gas_proof_.test(at) == tight && drops_.test(at) == drops) return false;
    gas_proof_.set(at, tight);
    drops_.set(at, drops);
    return true;
}

}  // namespace cellophane
