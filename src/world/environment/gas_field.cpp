#include "world/environment/gas_field.h"

#include <algorithm>
#include <cassert>

namespace cellophane {

namespace {

/// Division is slow: a sum times one over its shares, cut off, is exact for up to ten shares as long as the
/// sum has no more than eleven bits, and most clouds are thin.
constexpr int thin = 2048;
constexpr int precision = 20;

constexpr std::uint32_t inverse_of(int shares) {
    return ((1U << precision) + static_cast<std::uint32_t>(shares) - 1) / static_cast<std::uint32_t>(shares);
}

/// A cell, its eight neighbors, and a hole that swallows a share.
constexpr int most_shares = 10;

/// Whether multiplying is exact at the ends of each quotient, and so between them.
constexpr bool is_exact() {
    for (int shares = 1; shares <= most_shares; ++shares)
        for (int quotient = 0; quotient * shares < thin; ++quotient)
            for (const int sum : {quotient * shares, quotient * shares + shares - 1})
                if (sum < thin && static_cast<int>(static_cast<std::uint32_t>(sum) * inverse_of(shares) >>
                                                   precision) != quotient)
                    return false;
    return true;
}
static_assert(is_exact());

}  // namespace

void GasField::lay_out(const Grid<std::int32_t>& volumes, const ActiveTerrain& terrain,
                       const BitGrid::Bounds& where, bool is_shut_in) {
    const std::size_t all = cells_with_rim();
    if (generation_ != terrain.generation() || open_.size() != all) find_openings(terrain);
    if (volume.size() != all) {
        volume.assign(all, 0);
        upright_.assign(all, 0);
        sum.assign(all, 0);
        share.assign(all, 0);
        rest.assign(all, 0);
    }
    // One column further on either side: it has no gas, but its neighbors read it.
    const int first = std::max(where.low.x - 1, 0);
    const int last = std::min(where.high.x + 1, size_.width - 1);
    for (int x = first; x <= last; ++x)
        std::copy_n(volumes.column(x), size_.height, volume.data() + place({x, 0}));
    // From here on all columns are one run, rims included; closed cells yield nothing.
    const std::ptrdiff_t start = place({first, 0});
    const auto count = static_cast<int>(place({last, size_.height}) - start);
    std::int32_t* here = volume.data() + start;
    const std::int32_t* open = open_.data() + start;
    // Otherwise there is no gas in closed cells.
    if (is_shut_in)
        for (int i = 0; i < count; ++i) here[i] *= open[i];
    std::int32_t* upright = upright_.data() + start;
    for (int i = 0; i < count; ++i) upright[i] = here[i - 1] + here[i] + here[i + 1];
    const std::ptrdiff_t inner = place({where.low.x, 0});
    deal_out(inner, static_cast<int>(place({where.high.x, size_.height}) - inner));
}

/// Deals out to cells their shares of the sums around them; meaningless for cells that can take no gas.
void GasField::deal_out(std::ptrdiff_t start, int count) {
    const std::int32_t* upright = upright_.data() + start;
    const std::int32_t* before = upright - stride_;
    const std::int32_t* after = upright + stride_;
    const std::int32_t* among = shares.data() + start;
    const std::uint32_t* inverse = inverse_.data() + start;
    // None of these overlap, which the compiler cannot know.
    std::int32_t* __restrict sums = sum.data() + start;
    std::int32_t* __restrict dealt = share.data() + start;
    std::int32_t* __restrict rests = rest.data() + start;
    std::int32_t most = 0;
    for (int i = 0; i < count; ++i) {
        sums[i] = before[i] + upright[i] + after[i];
        most = std::max(most, sums[i]);
    }
    if (most < thin)
        for (int i = 0; i < count; ++i)
            dealt[i] =
                static_cast<std::int32_t>(static_cast<std::uint32_t>(sums[i]) * inverse[i] >> precision);
    else
        for (int i = 0; i < count; ++i) dealt[i] = sums[i] / among[i];
    for (int i = 0; i < count; ++i) rests[i] = sums[i] - dealt[i] * among[i];
}

/// Where gas can be, and among how many a cell's gas is shared; the same until terrain changes, and then
/// only around what has changed.
void GasField::find_openings(const ActiveTerrain& terrain) {
    const BitGrid& tight = terrain.gas_proof();
    const BitGrid& holes = terrain.drops();
    const std::array<std::ptrdiff_t, 8> around = beside();
    generation_ = terrain.generation();
    const std::size_t all = cells_with_rim();
    BitGrid turned = BitGrid{size_}.complement();
    if (open_.size() == all && tight_.size() == size_) {
        turned = (tight_ - tight) | (tight - tight_) | (holes_ - holes) | (holes - holes_);
    } else {
        open_.assign(all, 0);
        shares.assign(all, 1);
        inverse_.assign(all, inverse_of(1));
    }
    tight_ = tight;
    holes_ = holes;
    turned.for_each([&](Pos at) { open_[static_cast<std::size_t>(place(at))] = tight.test(at) ? 0 : 1; });
    turned.dilated8().for_each([&](Pos at) {
        const auto here = static_cast<std::size_t>(place(at));
        int among = holes.test(at) ? 2 : 1;
        for (const std::ptrdiff_t there : around) among += open_[here + static_cast<std::size_t>(there)];
        assert(among <= most_shares);
        shares[here] = among;
        inverse_[here] = inverse_of(among);
    });
}

void GasField::catch_up(const TerrainLayers& ground) {
    if (cells.size() != ground.size()) forget();
    const auto look_at = [&](int index) {
        const Terrain kind = ground[Layer::Gas].at_index(index);
        const int units = ground.gas_volume.at_index(index);
        if (kind == Terrain::Nothing && units == 0) return;
        cells.set(ground.size().at(index));
        if (kind != only_kind && (kind != Terrain::Nothing || units > thinnest_kind))
            only_kind = Terrain::Nothing;
    };
    if (knows_cells && !ground.for_each_change_since(changes, look_at)) forget();
}

}  // namespace cellophane
