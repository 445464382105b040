#include "world/environment/gas.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "world/terrain_lanes.h"

namespace cellophane {

namespace {

/// Less than this carries no kind into a cell that has another.
constexpr int thinnest_kind = 3;
constexpr int quick_loss_percent = 50;
constexpr int slow_loss_percent = 20;

/// sum / shares, for up to ten shares; most clouds are thin, and division is slow.
int share_of(int sum, int shares) {
    constexpr int most_shares = 10;
    constexpr int precision = 20;
    constexpr auto inverses = [] {
        std::array<std::uint32_t, most_shares + 1> all{};
        for (std::uint32_t n = 1; n <= most_shares; ++n) all[n] = ((1U << precision) + n - 1) / n;
        return all;
    }();
    // Exact as long as the sum has no more than eleven bits.
    constexpr int thin = 2048;
    if (sum >= thin) return sum / shares;
    return static_cast<int>(static_cast<std::uint32_t>(sum) * inverses[static_cast<std::size_t>(shares)] >>
                            precision);
}

/// The chance in percent that a kind loses a unit where some of it stays.
const std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()>& losses() {
    static const auto all = [] {
        std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()> made{};
        for (const TerrainRow& row : terrain_rows)
            made[static_cast<std::size_t>(row.kind)] = static_cast<std::uint8_t>(
                row.mechanics.has(TerrainMechanic::DissipatesQuickly) ? quick_loss_percent
                : row.mechanics.has(TerrainMechanic::Dissipates)      ? slow_loss_percent
                                                                      : 0);
        return made;
    }();
    return all;
}

class Pass {
public:
    explicit Pass(Surroundings& around)
        : around_{around},
          size_{around.ground().size()},
          volumes_{around.strata.gas_volume},
          kinds_{around.strata.drifting_gas()},
          after_{around.scratch.volumes},
          tight_{around.scratch.active.gas_proof()},
          holes_{around.scratch.active.drops()} {
        if (after_.size() != size_) after_ = Grid<std::int32_t>{size_};
    }

    /// From the cells with gas, or the shadow of some, to those that have any afterwards, and perhaps some
    /// more.
    BitGrid run(const BitGrid& gas) {
        const BitGrid touched = gas.dilated8();
        const BitGrid::Bounds where = touched.bounds();
        look_for_only_kind(where);
        lay_out(where);
        // What cannot take gas has a part only if there is some in it.
        const BitGrid cells = (touched - tight_) | (gas & tight_);
        const auto rows = static_cast<std::size_t>(size_.height);
        for (int x = where.low.x; x <= where.high.x; ++x) std::fill_n(after_.column(x), rows, 0);
        left_ = BitGrid{size_};
        for (int x = where.low.x; x <= where.high.x; ++x) mix_column(x, cells);
        for (int x = where.low.x; x <= where.high.x; ++x)
            std::copy_n(after_.column(x), rows, volumes_.column(x));
        return left_;
    }

    BitGrid cells_with_gas() const {
        BitGrid gas{size_};
        for (int x = 0; x < size_.width; ++x) {
            const std::int32_t* volumes = volumes_.column(x);
            const Terrain* kinds = kinds_.column(x);
            int some = 0;
            for (int y = 0; y < size_.height; ++y) some |= volumes[y] | static_cast<int>(kinds[y]);
            if (some == 0) continue;
            for (int y = 0; y < size_.height; ++y) {
                const bool here = (volumes[y] | static_cast<int>(kinds[y])) != 0;
                gas.column(x)[y >> 6] |= BitGrid::Word{here} << (y & 63);
            }
        }
        return gas;
    }

private:
    /// Volumes with a rim of nothing, so that no cell has to ask whether its neighbour exists, and the sum
    /// around every cell, column by column.
    void lay_out(const BitGrid::Bounds& where) {
        GasField& field = around_.scratch.gas;
        const auto cells = static_cast<std::size_t>((size_.width + 2) * stride_);
        if (field.generation != around_.scratch.active.generation() || field.open.size() != cells)
            find_openings();
        if (field.volume.size() != cells) {
            field.volume.assign(cells, 0);
            field.upright.assign(cells, 0);
            field.sum.assign(cells, 0);
        }
        // One column further on either side, where there is no gas but its neighbours look.
        const int first = std::max(where.low.x - 1, 0);
        const int last = std::min(where.high.x + 1, size_.width - 1);
        // Known to the compiler as no part of what the loops write.
        const int height = size_.height;
        const std::ptrdiff_t stride = stride_;
        for (int x = first; x <= last; ++x) {
            const std::int32_t* from = volumes_.column(x);
            std::int32_t* volume = field.volume.data() + place({x, 0});
            const std::uint8_t* open = field.open.data() + place({x, 0});
            for (int y = 0; y < height; ++y) volume[y] = from[y] * open[y];
            std::int32_t* upright = field.upright.data() + place({x, 0});
            for (int y = 0; y < height; ++y) upright[y] = volume[y - 1] + volume[y] + volume[y + 1];
        }
        for (int x = where.low.x; x <= where.high.x; ++x) {
            const std::int32_t* here = field.upright.data() + place({x, 0});
            std::int32_t* sum = field.sum.data() + place({x, 0});
            for (int y = 0; y < height; ++y) sum[y] = here[y - stride] + here[y] + here[y + stride];
        }
    }

    /// Where gas can be, and among how many a cell's gas is shared; the same until terrain changes.
    void find_openings() {
        GasField& field = around_.scratch.gas;
        field.generation = around_.scratch.active.generation();
        field.open.assign(static_cast<std::size_t>((size_.width + 2) * stride_), 0);
        field.shares.assign(field.open.size(), 1);
        tight_.complement().for_each([&](Pos at) { field.open[static_cast<std::size_t>(place(at))] = 1; });
        for (int x = 0; x < size_.width; ++x)
            for (int y = 0; y < size_.height; ++y) {
                const std::uint8_t* open = field.open.data() + place({x, y});
                int shares = holes_.test({x, y}) ? 2 : 1;
                for (const std::ptrdiff_t there : beside_) shares += open[there];
                field.shares[static_cast<std::size_t>(place({x, y}))] = static_cast<std::uint8_t>(shares);
            }
    }
    std::ptrdiff_t place(Pos at) const { return static_cast<std::ptrdiff_t>(at.x + 1) * stride_ + at.y + 1; }

    /// Where all gas that could prevail is of one kind, nobody has to look which is the strongest.
    void look_for_only_kind(const BitGrid::Bounds& where) {
        using Byte = std::uint8_t;
        Byte most = 0;
        // One less than a kind, so that nothing comes last.
        Byte least = 255;
        int nameless = 0;
        const int height = size_.height;
        for (int x = where.low.x; x <= where.high.x; ++x) {
            const Terrain* kinds = kinds_.column(x);
            for (int y = 0; y < height; ++y) {
                const auto kind = static_cast<Byte>(kinds[y]);
                most = std::max(most, kind);
                least = std::min(least, static_cast<Byte>(kind - 1));
            }
            const std::int32_t* volumes = volumes_.column(x);
            for (int y = 0; y < height; ++y)
                nameless |= static_cast<int>(kinds[y] == Terrain::Nothing) &
                            static_cast<int>(volumes[y] > thinnest_kind);
        }
        only_kind_ = static_cast<Terrain>(most);
        undisputed_ = least + 1 == most && nameless == 0;
    }

    bool takes_gas(Pos at) const { return size_.contains(at) && !tight_.test(at); }

    void mix_column(int x, const BitGrid& cells) {
        // A stream of its own for the column, so that it can stay in registers.
        Rng rng = around_.rng;
        const Column column{around_.scratch.gas, place({x, 0}), kinds_.column(x), after_.column(x)};
        for (int k = 0; k < cells.words_per_column(); ++k) {
            const BitGrid::Word tight = tight_.column(x)[k];
            BitGrid::Word found = 0;
            for (BitGrid::Word left = cells.column(x)[k]; left != 0; left &= left - 1) {
                const BitGrid::Word bit = left & (0 - left);
                const int y = k * 64 + std::countr_zero(left);
                if ((tight & bit) != 0)
                    press_out({x, y});
                else
                    found |= mix(column, y, rng) ? bit : 0;
            }
            left_.column(x)[k] |= found;
        }
        around_.rng = rng;
    }

    /// One column of the map: the gas around each cell before, its kind and its volume after.
    struct Column {
        Column(const GasField& field, std::ptrdiff_t start, Terrain* kind, std::int32_t* volume)
            : before{field.volume.data() + start},
              sums{field.sum.data() + start},
              shares{field.shares.data() + start},
              kinds{kind},
              after{volume} {}

        const std::int32_t* before;
        const std::int32_t* sums;
        const std::uint8_t* shares;
        Terrain* kinds;
        std::int32_t* after;
    };

    /// Whether anything is left here.
    bool mix(const Column& column, int y, Rng& rng) {
        const int sum = column.sums[y];
        const int pressed_in = column.after[y];
        if (sum == 0) {
            if (pressed_in < 1) column.kinds[y] = Terrain::Nothing;
            return pressed_in != 0;
        }
        const int shares = column.shares[y];
        int now = share_of(sum, shares);
        const int rest = sum - now * shares;
        if (rest != 0) now += static_cast<int>(rng.uniform(0, shares - 1) < rest);
        const Terrain before = column.kinds[y];
        Terrain kind = before;
        if (!undisputed_ && now > thinnest_kind) {
            kind = strongest_around(column, y);
            if (kind != before && before != Terrain::Nothing) now = thinnest_kind;
        } else {
            // What a neighbour that fell shut has pressed in counts, or it would be gas of no kind.
            kind = now + pressed_in < 1 ? Terrain::Nothing : before;
            kind = now > thinnest_kind ? only_kind_ : kind;
            // Once a kind is gone its neighbours may find that what is strongest has no name any more.
            const bool gone = kind == Terrain::Nothing && before != Terrain::Nothing;
            if (column.before[y] > thinnest_kind) undisputed_ = undisputed_ && !gone;
        }
        const int loss = losses_[static_cast<std::size_t>(kind)];
        if (loss != 0 && column.before[y] > 0 && now > 0 && rng.percent(loss)) --now;
        column.kinds[y] = kind;
        column.after[y] = pressed_in + now;
        return (static_cast<int>(kind) | now | pressed_in) != 0;
    }

    /// The kind where most gas is: here unless a neighbour has more, and then the first that has most.
    Terrain strongest_around(const Column& column, int y) const {
        const std::int32_t* volume = column.before + y;
        int most = volume[0];
        std::ptrdiff_t strongest = 0;
        for (std::size_t side = 0; side < beside_.size(); ++side) {
            if (volume[beside_[side]] <= most) continue;
            most = volume[beside_[side]];
            const Pos by = step(directions[side]);
            strongest = std::ptrdiff_t{by.x} * size_.height + by.y;
        }
        return column.kinds[y + strongest];
    }

    /// A door fell shut on it, a crystal grew through it: what was here goes next door.
    void press_out(Pos at) {
        const int before = volumes_[at];
        const Terrain kind = kinds_[at];
        kinds_[at] = Terrain::Nothing;
        if (before == 0) return;
        int open = 0;
        for (Direction d : directions) open += takes_gas(at + step(d)) ? 1 : 0;
        const int share = open == 0 ? 0 : before / open;
        if (share == 0) return;
        for (Direction d : directions) {
            const Pos p = at + step(d);
            if (!takes_gas(p)) continue;
            after_[p] += share;
            kinds_[p] = kind;
            left_.set(p);
        }
    }

    Surroundings& around_;
    Size size_;
    std::ptrdiff_t stride_ = size_.height + 2;
    /// Where the eight neighbours are in the field, in list order.
    std::array<std::ptrdiff_t, 8> beside_{-1,           1,           -stride_,   stride_, -stride_ - 1,
                                          -stride_ + 1, stride_ - 1, stride_ + 1};
    const std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()>& losses_ = losses();
    Grid<std::int32_t>& volumes_;
    Grid<Terrain>& kinds_;
    Grid<std::int32_t>& after_;
    const BitGrid& tight_;
    const BitGrid& holes_;
    /// Where there is gas after the pass.
    BitGrid left_;
    Terrain only_kind_ = Terrain::Nothing;
    bool undisputed_ = false;
};

}  // namespace

void spread_gas(Surroundings& around, int passes) {
    around.scratch.active.refresh(around.ground());
    Pass pass{around};
    BitGrid gas = pass.cells_with_gas();
    for (int i = 0; i < passes && gas.any(); ++i) gas = pass.run(gas);
    around.scratch.active.note_gas(!is_empty(around.ground()[Layer::Gas]));
}

}  // namespace cellophane
