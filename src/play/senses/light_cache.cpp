#include "play/senses/light_cache.h"

#include <algorithm>
#include <cstring>

#include "kit/grid/field_of_view.h"

namespace cellophane {

namespace {

bool is_same(const Terrain* a, const Terrain* b, int count) {
    static_assert(sizeof(Terrain) == 1);
    return std::memcmp(a, b, static_cast<std::size_t>(count)) == 0;
}

}  // namespace

void LightCache::refresh(const Strata& strata) {
    // Comparing the terrain itself is quick, and nobody can forget to tell.
    const Size size = strata.size();
    if (terrain_[0].size() != size) return begin_anew(strata);
    bool same = true;
    for (std::size_t k = 0; k < layers.size(); ++k)
        same = same && is_same(terrain_[k].data(), strata.layers[k].data(), size.area());
    if (same) return;
    BitGrid turned{size};
    for (int x = 0; x < size.width; ++x) take_over_column(strata, x, turned);
    forget_masks(turned);
}

void LightCache::begin_anew(const Strata& strata) {
    const Size size = strata.size();
    for (const TerrainRow& row : terrain_rows) {
        lights_[static_cast<std::size_t>(row.kind)] = row.light;
        blocks_[static_cast<std::size_t>(row.kind)] = row.properties.has(TerrainProperty::BlocksVision);
    }
    for (const LightRow& row : light_rows) {
        Source& source = sources_[static_cast<std::size_t>(row.kind)];
        source.row = &row;
        source.colour = tint(row.colour);
        source.reach = (row.radius_hundredths.most + 50) / 100;
    }
    terrain_ = strata.layers;
    blocking_ = BitGrid{size};
    glowing_ = BitGrid{size};
    sums = Grid<Illumination>{size};
    shaded = BitGrid{size};
    masks_.clear();
    places_.fill(Grid<std::int32_t>{size, -1});
    BitGrid turned{size};
    for (int i = 0; i < size.area(); ++i) look_at(size.at(i), turned);
}

void LightCache::take_over_column(const Strata& strata, int x, BitGrid& turned) {
    const int height = strata.size().height;
    for (std::size_t k = 0; k < layers.size(); ++k) {
        Terrain* known = terrain_[k].column(x);
        const Terrain* now = strata.layers[k].column(x);
        if (is_same(known, now, height)) continue;
        for (int y = 0; y < height; ++y) {
            if (known[y] == now[y]) continue;
            known[y] = now[y];
            // Looked at before all layers are taken over, but the last look counts.
            look_at({x, y}, turned);
        }
    }
}

void LightCache::look_at(Pos at, BitGrid& turned) {
    bool blocks = false;
    bool glows = false;
    for (const Grid<Terrain>& layer : terrain_) {
        const auto terrain = static_cast<std::size_t>(layer[at]);
        blocks = blocks || blocks_[terrain];
        glows = glows || lights_[terrain] != Light::NoLight;
        // It may be further than any light still there, which costs a little and changes nothing.
        furthest_reach_ =
            std::max(furthest_reach_, sources_[static_cast<std::size_t>(lights_[terrain])].reach);
    }
    glowing_.set(at, glows);
    if (blocking_.test(at) == blocks) return;
    blocking_.set(at, blocks);
    turned.set(at);
}

void LightCache::forget_masks(const BitGrid& turned) {
    if (turned.none()) return;
    // A wall a light never got to can be anything.
    for (Mask& mask : masks_)
        if (mask.limit >= 0 && mask.cells.intersects(turned)) mask.limit = -1;
}

void LightCache::look_around(const BitGrid& wanted) {
    around_[0] = wanted;
    const int furthest = std::min(furthest_reach_, furthest_around);
    for (int reach = 1; reach <= furthest; ++reach)
        around_[static_cast<std::size_t>(reach)] = around_[static_cast<std::size_t>(reach - 1)].dilated8();
}

const Illumination* LightCache::Source::shares(int radius_hundredths, const Illumination& colour_now) {
    // Lights that do not dance are always the same.
    if (radius_ == radius_hundredths && colour_ == colour_now) return shares_.data();
    radius_ = radius_hundredths;
    colour_ = colour_now;
    falloff_.prepare(radius_hundredths, row->fade_percent);
    const int limit = falloff_.limit();
    shares_.resize(static_cast<std::size_t>(limit) + 1);
    for (int squared = 0; squared <= limit; ++squared)
        shares_[static_cast<std::size_t>(squared)] = share_of(colour_now, falloff_.percent_at(squared));
    return shares_.data();
}

const LightCache::MinersShares& LightCache::miners_shares(const Illumination& colour) {
    if (miners_colour_ == colour) return miners_shares_;
    miners_colour_ = colour;
    constexpr int all = 100;
    miners_shares_.enough_alone = all + 1;
    for (int percent = all; percent >= 0; --percent) {
        const Illumination share = share_of(colour, percent);
        miners_shares_.of_percent[static_cast<std::size_t>(percent)] = share;
        // More of a light is never darker.
        if (is_enough_to_see_by(share)) miners_shares_.enough_alone = percent;
    }
    return miners_shares_;
}

const BitGrid& LightCache::reached(Layer layer, Pos from, int radius_hundredths) {
    std::int32_t& place = places_[static_cast<std::size_t>(layer)][from];
    if (place < 0) {
        place = static_cast<std::int32_t>(masks_.size());
        masks_.push_back({.limit = -1, .cells = BitGrid{blocking_.size()}});
    }
    Mask& mask = masks_[static_cast<std::size_t>(place)];
    const std::int64_t limit = std::int64_t{radius_hundredths} * radius_hundredths / 10000;
    if (mask.limit == limit) return mask.cells;
    mask.limit = limit;
    mask.cells.clear();
    field_of_view(blocking_, from, radius_hundredths, mask.cells);
    return mask.cells;
}

}  // namespace cellophane
