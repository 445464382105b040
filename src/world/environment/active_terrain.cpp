#include "world/environment/active_terrain.h"

#include <bit>

#include "content/lights.h"
#include "world/terrain_lanes.h"

namespace cellophane {

const ActiveTerrain::InterestsByTerrain& ActiveTerrain::interests() {
    static const InterestsByTerrain made = [] {
        InterestsByTerrain all{};
        for (const TerrainRow& row : terrain_rows) {
            const bool glows = row.light != Light::NoLight;
            const bool shines = (light_rows[row.light].radius_hundredths.most + 50) / 100 > near_by;
            const auto note = [&](Interest interest, bool has) {
                all[static_cast<std::size_t>(row.kind)] |= static_cast<Interests>(unsigned{has} << interest);
            };
            note(Restless, row.promotion_chance != 0);
            note(Burning, row.properties.has(TerrainProperty::Fire));
            note(Keyless, row.mechanics.has(TerrainMechanic::PromotesWithoutKey));
            note(GasProof, row.properties.has(TerrainProperty::BlocksGas));
            note(Drop, row.properties.has(TerrainProperty::Descends));
            note(Opaque, row.properties.has(TerrainProperty::BlocksVision));
            note(ScentBarrier, row.properties.any_of(scent_blockers));
            note(Solid, row.properties.any_of(solid_properties));
            note(Glowing, glows && !shines);
            note(Shining, glows && shines);
            note(Barred, row.properties.any_of(pathing_blockers));
            note(Corner, row.properties.has(TerrainProperty::BlocksDiagonals));
            note(Secret, row.mechanics.has(TerrainMechanic::Secret));
            note(Doubtful, row.properties.any_of(doubtful_properties));
        }
        return all;
    }();
    return made;
}

void ActiveTerrain::refresh(const Strata& strata) {
    if (known_ && changes_ == strata.changes() && interests_.size() == strata.size()) return;
    if (!known_ || interests_.size() != strata.size()) begin_anew(strata.size());
    known_ = true;
    changes_ = strata.changes();
    if (take_over(strata)) ++generation_;
    has_gas_ = !is_empty(strata[Layer::Gas]);
}

void ActiveTerrain::begin_anew(Size size) {
    for (Grid<Terrain>& layer : terrain_) layer = Grid<Terrain>{size};
    interests_ = Grid<Interests>{size};
    cells_.fill(BitGrid{size});
    ++generation_;
}

bool ActiveTerrain::take_over(const Strata& strata) {
    const InterestsByTerrain& interest = interests();
    bool changed_course = false;
    for (std::size_t k = 0; k < layers.size(); ++k)
        for_each_difference(terrain_[k], strata.layers[k], [&](int index) {
            Terrain& known = terrain_[k].at_index(index);
            const Terrain now = strata.layers[k].at_index(index);
            const bool is_news =
                interest[static_cast<std::size_t>(known)] != interest[static_cast<std::size_t>(now)];
            known = now;
            // Looked at before all layers are taken over, but the last look counts.
            if (is_news) changed_course |= look_at(index);
        });
    return changed_course;
}

bool ActiveTerrain::look_at(int index) {
    const InterestsByTerrain& interest = interests();
    unsigned all = 0;
    for (std::size_t k = 0; k < layers.size(); ++k) {
        const unsigned has = interest[static_cast<std::size_t>(terrain_[k].at_index(index))];
        // Gas drifts, and nobody is told.
        all |= layers[k] == Layer::Gas ? has & ~(1U << Doubtful) : has;
    }
    Interests& known = interests_.at_index(index);
    const unsigned turned = known ^ all;
    known = static_cast<Interests>(all);
    const Pos at = interests_.size().at(index);
    for (unsigned left = turned; left != 0; left &= left - 1) {
        const auto interest_turned = static_cast<unsigned>(std::countr_zero(left));
        cells_[interest_turned].set(at, (all >> interest_turned & 1U) != 0);
    }
    return (turned & (1U << GasProof | 1U << Drop)) != 0;
}

}  // namespace cellophane
