#include "play/lighting/light_cache.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "content/features.h"
#include "kit/grid/field_of_view.h"

namespace cellophane {

namespace {

/// Squared distances from here on are not listed.
constexpr int nearest_unlisted = 1024;

consteval int count_of_distances() {
    int count = 0;
    for (int n = 0; n < nearest_unlisted; ++n) {
        bool is_one = false;
        for (int x = 0; x * x <= n && !is_one; ++x)
            for (int y = 0; x * x + y * y <= n && !is_one; ++y) is_one = x * x + y * y == n;
        count += is_one ? 1 : 0;
    }
    return count;
}

/// The squared distances there are between cells: sums of two squares, about a third of all numbers.
constexpr auto squared_distances = [] {
    std::array<std::uint16_t, static_cast<std::size_t>(count_of_distances())> all{};
    std::array<bool, nearest_unlisted> is_one{};
    for (int x = 0; x * x < nearest_unlisted; ++x)
        for (int y = 0; x * x + y * y < nearest_unlisted; ++y)
            is_one[static_cast<std::size_t>(x * x + y * y)] = true;
    std::size_t next = 0;
    for (std::size_t n = 0; n < is_one.size(); ++n)
        if (is_one[n]) all[next++] = static_cast<std::uint16_t>(n);
    return all;
}();

}  // namespace

bool LightCache::Mask::meets(const BitGrid& turned, const BitGrid::Bounds& where) const {
    const int words = turned.words_per_column();
    const int end = (std::min(last, where.high.x) + 1) * words;
    for (int i = std::max(first, where.low.x) * words; i < end; ++i)
        if ((cells.words()[i] & turned.words()[i]) != 0) return true;
    return false;
}

void LightCache::refresh(const BitGrid& blocking) {
    if (blocking_.size() != blocking.size()) begin_anew(blocking.size());
    if (blocking_ == blocking) return;
    const BitGrid turned = (blocking_ - blocking) | (blocking - blocking_);
    blocking_ = blocking;
    const BitGrid::Bounds where = turned.bounds();
    // Changes out of a light's reach leave its mask valid.
    for (Mask& mask : masks_)
        if (mask.limit >= 0 && mask.meets(turned, where)) mask.limit = -1;
}

void LightCache::begin_anew(Size size) {
    for (const TerrainRow& row : terrain_rows) lights_[static_cast<std::size_t>(row.kind)] = row.light;
    glowing_ = TerrainSet::of([](const TerrainRow& row) { return row.light != Light::NoLight; });
    for (const LightRow& row : light_rows) {
        Source& source = sources_[static_cast<std::size_t>(row.kind)];
        source.row = &row;
        source.color = tint(row.color);
        source.reach = (row.radius_hundredths.most + 50) / 100;
    }
    furthest_gas_ = 0;
    for (const FeatureRow& row : feature_rows)
        if (row.layer == Layer::Gas)
            furthest_gas_ = std::max(furthest_gas_, source(light_of(row.terrain)).reach);
    blocking_ = BitGrid{size};
    sums = Grid<LightSum>{size};
    masks_.clear();
    first_masks_ = Grid<std::int32_t>{size, -1};
}

BitGrid LightCache::glowing_gas(const Grid<Terrain>& gas, const BitGrid::Bounds& wanted) const {
    BitGrid cells{gas.size()};
    const int first = std::max(0, wanted.low.x - furthest_gas_);
    const int last = std::min(wanted.high.x + furthest_gas_, gas.size().width - 1);
    if (first <= last) add_cells(gas, glowing_, first, last, cells);
    return cells;
}

void LightCache::look_around(const BitGrid& wanted, const BitGrid::Bounds& bounds) {
    around_[0] = wanted;
    known_around_ = 0;
    bounds_ = bounds;
}

const BitGrid& LightCache::around(int reach) {
    for (; known_around_ < reach; ++known_around_) {
        const auto number = static_cast<std::size_t>(known_around_);
        grow(around_[number], around_[number + 1]);
    }
    return around_[static_cast<std::size_t>(reach)];
}

void LightCache::grow(const BitGrid& from, BitGrid& to) const {
    const Size size = from.size();
    if (from.words_per_column() != 1 || size.width > widest) {
        to = from.dilated8();
        return;
    }
    // Only the columns that can change, and one more on either side.
    const int first = std::max(0, bounds_.low.x - known_around_ - 1);
    const int last = std::min(bounds_.high.x + known_around_ + 1, size.width - 1);
    const int count = last - first + 1;
    to = BitGrid{size};
    if (count <= 0) return;
    std::array<BitGrid::Word, widest + 2> upright;
    upright[0] = upright[static_cast<std::size_t>(count) + 1] = 0;
    BitGrid::Word* middle = upright.data() + 1;
    const BitGrid::Word* columns = from.words() + first;
    for (int i = 0; i < count; ++i) middle[i] = columns[i] | columns[i] << 1 | columns[i] >> 1;
    BitGrid::Word* grown = to.words() + first;
    const BitGrid::Word rows = from.last_word_mask();
    for (int i = 0; i < count; ++i) grown[i] = (middle[i - 1] | middle[i] | middle[i + 1]) & rows;
}

const LightSum* LightCache::Source::shares(int radius_hundredths, const Illumination& color_now) {
    // Steady lights are always the same.
    const bool is_as_wide = radius_ == radius_hundredths;
    if (is_as_wide && color_ == color_now) return shares_.data();
    if (!is_as_wide) measure(radius_hundredths);
    color_ = color_now;
    // The percentage falls with the distance, in steps that get longer.
    int known_percent = 100;
    LightSum share{color_now};
    for (const Step& step : steps_) {
        if (step.percent != known_percent) {
            known_percent = step.percent;
            share = LightSum{share_of(color_now, known_percent)};
        }
        shares_[step.squared] = share;
    }
    return shares_.data();
}

const LightFalloff& LightCache::Source::falloff(int radius_hundredths) {
    const int more = radius_hundredths - row->radius_hundredths.least;
    if (more >= static_cast<int>(falloffs_.size())) falloffs_.resize(static_cast<std::size_t>(more) + 1);
    LightFalloff& wanted = more < 0 ? lesser_ : falloffs_[static_cast<std::size_t>(more)];
    wanted.prepare(radius_hundredths, row->fade_percent);
    return wanted;
}

void LightCache::Source::measure(int radius_hundredths) {
    radius_ = radius_hundredths;
    const LightFalloff& now = falloff(radius_hundredths);
    const int limit = now.limit();
    shares_.resize(static_cast<std::size_t>(limit) + 1);
    steps_.clear();
    const auto note = [&](int squared) {
        steps_.push_back({static_cast<std::uint16_t>(squared), now.percent_at(squared)});
    };
    for (const int squared : squared_distances) {
        if (squared > limit) return;
        note(squared);
    }
    for (int squared = nearest_unlisted; squared <= limit; ++squared) note(squared);
}

const LightCache::MinersShares& LightCache::miners_shares(const Illumination& color) {
    if (miners_color_ == color) return miners_shares_;
    miners_color_ = color;
    constexpr int all = 100;
    miners_shares_.enough_alone = all + 1;
    for (int percent = all; percent >= 0; --percent) {
        const Illumination share = share_of(color, percent);
        miners_shares_.of_percent[static_cast<std::size_t>(percent)] = share;
        // More of a light is never darker.
        if (is_enough_to_see_by(share)) miners_shares_.enough_alone = static_cast<std::size_t>(percent);
    }
    return miners_shares_;
}

LightCache::Mask& LightCache::mask_of(std::size_t carrier, Pos from) {
    for (std::int32_t i = first_masks_[from]; i >= 0; i = masks_[static_cast<std::size_t>(i)].next)
        if (Mask& mask = masks_[static_cast<std::size_t>(i)]; mask.carrier == carrier) return mask;
    Mask& mask = masks_.emplace_back();
    mask.cells = BitGrid{blocking_.size()};
    mask.carrier = static_cast<std::uint8_t>(carrier);
    mask.next = std::exchange(first_masks_[from], static_cast<std::int32_t>(masks_.size()) - 1);
    return mask;
}

const BitGrid& LightCache::reached(std::size_t carrier, Pos from, int radius_hundredths) {
    Mask& mask = mask_of(carrier, from);
    const std::int64_t limit = std::int64_t{radius_hundredths} * radius_hundredths / 10000;
    if (mask.limit == limit) return mask.cells;
    mask.limit = limit;
    mask.shade_is_known = false;
    const int reach = radius_hundredths / 100;
    mask.first = std::max(0, from.x - reach);
    mask.last = std::min(from.x + reach, blocking_.size().width - 1);
    mask.cells.clear();
    if (!open_ground.reach(blocking_, from, radius_hundredths, mask.cells))
        field_of_view(blocking_, from, radius_hundredths, mask.cells);
    return mask.cells;
}

const BitGrid& LightCache::shaded(std::size_t carrier, Pos from, int radius_hundredths,
                                  const BitGrid& obstacles) {
    Mask& mask = mask_of(carrier, from);
    if (mask.shade_is_known && !mask.has_news(obstacles)) return mask.shade->cells;
    mask.shade_is_known = true;
    if (!mask.shade) mask.shade.emplace();
    Shade& shade = *mask.shade;
    shade.obstacles = obstacles;
    shade.cells = BitGrid{blocking_.size()};
    field_of_view(obstacles, from, radius_hundredths, shade.cells);
    return shade.cells;
}

bool LightCache::Mask::has_news(const BitGrid& obstacles_now) const {
    // Only changes within the shaded cells matter.
    const int words = cells.words_per_column();
    BitGrid::Word news = 0;
    for (int i = first * words; i < (last + 1) * words; ++i)
        news |= (shade->obstacles.words()[i] ^ obstacles_now.words()[i]) & shade->cells.words()[i];
    return news != 0;
}

}  // namespace cellophane
