#include "world/environment/active_terrain.h"

#include <bit>

#include "content/lights.h"
#include "world/terrain_sets.h"

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
            note(Keyless, row.mechanics.has(TerrainMechanic::PromotesWithoutKey));
            note(GasProof, row.properties.has(TerrainProperty::BlocksGas));
            note(Opaque, row.properties.has(TerrainProperty::BlocksVision));
            note(ScentBarrier, row.properties.any_of(scent_blockers));
            note(Glowing, glows && !shines);
            note(Shining, glows && shines);
            note(Barred, row.properties.any_of(pathing_blockers));
            note(Corner, row.properties.has(TerrainProperty::BlocksDiagonals));
            note(Secret, row.mechanics.has(TerrainMechanic::Secret));
            note(Doubtful, row.properties.any_of(doubtful_properties));
            for (const KeptProperty& kept : kept_properties)
                note(kept.interest, row.properties.has(kept.property));
            note(LevelExit, is_level_exit(row.kind));
            note(Grave, is_level_exit(row.kind) ||
                            row.properties.any_of(doubtful_properties.without({TerrainProperty::Flammable})));
        }
        return all;
    }();
    return made;
}

BitGrid ActiveTerrain::cells_with(TerrainProperties any) const {
    BitGrid found{interests_.size()};
    for (const KeptProperty& kept : kept_properties)
        if (any.has(kept.property)) found |= cells(kept.interest);
    return found;
}

void ActiveTerrain::refresh(const TerrainLayers& layers) {
    if (known_ && changes_ == layers.changes() && interests_.size() == layers.size()) return;
    const bool is_new = !known_ || interests_.size() != layers.size();
    if (is_new) begin_anew(layers.size());
    known_ = true;
    const std::uint32_t seen = changes_;
    changes_ = layers.changes();
    if (is_new ? take_over_all(layers) : take_over(layers, seen)) ++generation_;
    has_gas_ = !is_empty(layers[Layer::Gas]);
}

void ActiveTerrain::begin_anew(Size size) {
    for (Grid<Terrain>& layer : terrain_) layer = Grid<Terrain>{size};
    interests_ = Grid<Interests>{size};
    properties_ = Grid<TerrainProperties>{size};
    restless_layers_ = Grid<std::uint8_t>{size};
    cells_.fill(BitGrid{size});
    ++generation_;
}

bool ActiveTerrain::take_over_all(const TerrainLayers& layers) {
    terrain_ = layers.grids;
    for (int index = 0; index < layers.size().area(); ++index) sum_up(index);
    if (cells_[0].words_per_column() != 1) {
        for (int index = 0; index < layers.size().area(); ++index) look_at(index);
        return true;
    }
    const InterestsByTerrain& interest = interests();
    const int height = layers.size().height;
    for (int x = 0; x < layers.size().width; ++x) {
        Interests* column = interests_.column(x);
        for (int y = 0; y < height; ++y) column[y] = 0;
        for (std::size_t k = 0; k < every_layer.size(); ++k) {
            const Terrain* kinds = terrain_[k].column(x);
            const Interests wanted = told_by(every_layer[k]);
            for (int y = 0; y < height; ++y)
                column[y] |= static_cast<Interests>(interest[static_cast<std::size_t>(kinds[y])] & wanted);
        }
        // Down the column every interest begins and ends; in between there is nothing to do.
        std::array<BitGrid::Word, count> found{};
        Interests before = 0;
        for (int y = 0; y < height; ++y) {
            for (unsigned left = before ^ column[y]; left != 0; left &= left - 1)
                found[static_cast<std::size_t>(std::countr_zero(left))] ^= ~BitGrid::Word{0} << y;
            before = column[y];
        }
        for (std::size_t i = 0; i < count; ++i) *cells_[i].column(x) = found[i] & cells_[i].last_word_mask();
    }
    return true;
}

void ActiveTerrain::sum_up(int index) {
    TerrainProperties properties;
    unsigned restless = 0;
    for (std::size_t k = 0; k < every_layer.size(); ++k) {
        if (every_layer[k] == Layer::Gas) continue;
        const TerrainRow& row = terrain_rows[terrain_[k].at_index(index)];
        properties |= row.properties;
        restless |= unsigned{row.promotion_chance != 0} << k;
    }
    properties_.at_index(index) = properties;
    restless_layers_.at_index(index) = static_cast<std::uint8_t>(restless);
}

bool ActiveTerrain::take_over(const TerrainLayers& layers, std::uint32_t seen) {
    bool changed_course = false;
    const auto look_again = [&](int index) { changed_course |= take_over_cell(layers, index); };
    if (layers.for_each_change_since(seen, look_again)) return changed_course;
    for (std::size_t k = 0; k < every_layer.size(); ++k)
        for_each_difference(terrain_[k], layers.grids[k], look_again);
    return changed_course;
}

bool ActiveTerrain::take_over_cell(const TerrainLayers& layers, int index) {
    const InterestsByTerrain& interest = interests();
    bool is_news = false;
    for (std::size_t k = 0; k < every_layer.size(); ++k) {
        Terrain& known = terrain_[k].at_index(index);
        const Terrain now = layers.grids[k].at_index(index);
        is_news |= interest[static_cast<std::size_t>(known)] != interest[static_cast<std::size_t>(now)];
        known = now;
    }
    sum_up(index);
    return is_news && look_at(index);
}

bool ActiveTerrain::look_at(int index) {
    const InterestsByTerrain& interest = interests();
    unsigned all = 0;
    for (std::size_t k = 0; k < every_layer.size(); ++k) {
        all |= interest[static_cast<std::size_t>(terrain_[k].at_index(index))] & told_by(every_layer[k]);
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
