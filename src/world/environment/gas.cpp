#include "world/environment/gas.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "kit/base/bytes.h"
#include "world/terrain_sets.h"

namespace cellophane {

namespace {

/// Less than this carries no kind into a cell that has another.
constexpr int thinnest_kind = 3;
constexpr int quick_loss_percent = 50;
constexpr int slow_loss_percent = 20;

/// Division is slow: a sum times one over its shares, cut off, is exact for up to ten shares as long as the
/// sum has no more than eleven bits, and most clouds are thin.
constexpr int thin = 2048;
constexpr int precision = 20;

constexpr std::size_t longest_column = 512;

constexpr std::uint32_t inverse_of(int shares) {
    return ((1U << precision) + static_cast<std::uint32_t>(shares) - 1) / static_cast<std::uint32_t>(shares);
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
        lay_out(where);
        // What cannot take gas has a part only if there is some in it.
        const BitGrid shut_in = gas & tight_;
        const BitGrid cells = (touched - tight_) | shut_in;
        after_.fill(0);
        left_ = BitGrid{size_};
        if (shut_in.none())
            mix_column_by_column(where, cells);
        else
            mix_as_one(where, cells);
        // Elsewhere there was nothing, and is nothing now.
        std::swap(volumes_, after_);
        return left_;
    }

    BitGrid cells_with_gas() const {
        BitGrid gas{size_};
        for (int x = 0; x < size_.width; ++x)
            for (int k = 0; k < gas.words_per_column(); ++k) {
                const int rows = std::min(64, size_.height - k * 64);
                gas.column(x)[k] = named(x, k, rows) | filled(volumes_.column(x) + k * 64, rows);
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
            field.share.assign(cells, 0);
            field.rest.assign(cells, 0);
        }
        // One column further on either side, where there is no gas but its neighbours look.
        const int first = std::max(where.low.x - 1, 0);
        const int last = std::min(where.high.x + 1, size_.width - 1);
        for (int x = first; x <= last; ++x)
            std::copy_n(volumes_.column(x), size_.height, field.volume.data() + place({x, 0}));
        // From here on all columns are one, rims included; where nothing is open nothing comes of it.
        const std::ptrdiff_t start = place({first, 0});
        const auto count = static_cast<int>(place({last, size_.height}) - start);
        std::int32_t* volume = field.volume.data() + start;
        const std::int32_t* open = field.open.data() + start;
        for (int i = 0; i < count; ++i) volume[i] *= open[i];
        std::int32_t* upright = field.upright.data() + start;
        for (int i = 0; i < count; ++i) upright[i] = volume[i - 1] + volume[i] + volume[i + 1];
        const std::ptrdiff_t inner = place({where.low.x, 0});
        deal_out(inner, static_cast<int>(place({where.high.x, size_.height}) - inner));
    }

    /// What cells get of the sums around them.
    void deal_out(std::ptrdiff_t start, int count) {
        GasField& field = around_.scratch.gas;
        const std::int32_t* upright = field.upright.data() + start;
        const std::int32_t* before = upright - stride_;
        const std::int32_t* after = upright + stride_;
        const std::int32_t* open = field.open.data() + start;
        std::int32_t* sum = field.sum.data() + start;
        std::int32_t most = 0;
        for (int i = 0; i < count; ++i) {
            sum[i] = (before[i] + upright[i] + after[i]) * open[i];
            most = std::max(most, sum[i]);
        }
        const std::int32_t* shares = field.shares.data() + start;
        const std::uint32_t* inverse = field.inverse.data() + start;
        std::int32_t* share = field.share.data() + start;
        if (most < thin)
            for (int i = 0; i < count; ++i)
                share[i] =
                    static_cast<std::int32_t>(static_cast<std::uint32_t>(sum[i]) * inverse[i] >> precision);
        else
            for (int i = 0; i < count; ++i) share[i] = sum[i] / shares[i];
        std::int32_t* rest = field.rest.data() + start;
        for (int i = 0; i < count; ++i) rest[i] = sum[i] - share[i] * shares[i];
    }

    /// Where gas can be, and among how many a cell's gas is shared; the same until terrain changes.
    void find_openings() {
        GasField& field = around_.scratch.gas;
        field.generation = around_.scratch.active.generation();
        field.open.assign(static_cast<std::size_t>((size_.width + 2) * stride_), 0);
        field.shares.assign(field.open.size(), 1);
        field.inverse.assign(field.open.size(), inverse_of(1));
        tight_.complement().for_each([&](Pos at) { field.open[static_cast<std::size_t>(place(at))] = 1; });
        for (int x = 0; x < size_.width; ++x)
            for (int y = 0; y < size_.height; ++y) {
                const std::int32_t* open = field.open.data() + place({x, y});
                int shares = holes_.test({x, y}) ? 2 : 1;
                for (const std::ptrdiff_t there : beside_) shares += open[there];
                const auto here = static_cast<std::size_t>(place({x, y}));
                field.shares[here] = shares;
                field.inverse[here] = inverse_of(shares);
            }
    }
    std::ptrdiff_t place(Pos at) const { return static_cast<std::ptrdiff_t>(at.x + 1) * stride_ + at.y + 1; }

    /// The cells of a stretch of a column that have a kind of gas.
    BitGrid::Word named(int x, int k, int rows) const {
        static constexpr std::array<Terrain, 64> nothing{};
        return differing_bytes(kinds_.column(x) + k * 64, nothing.data(), rows);
    }

    /// The same for volumes, most of which are nothing.
    static BitGrid::Word filled(const std::int32_t* volumes, int rows) {
        std::int32_t all = 0;
        for (int y = 0; y < rows; ++y) all |= volumes[y];
        BitGrid::Word found = 0;
        if (all != 0)
            for (int y = 0; y < rows; ++y) found |= BitGrid::Word{volumes[y] != 0} << y;
        return found;
    }

    /// What gas there is in a column.
    struct Kinds {
        std::uint8_t most = 0;
        /// One less than a kind, so that nothing comes last.
        std::uint8_t least = 255;
        /// Some that could prevail has no kind.
        bool nameless = false;
    };

    /// As it is now; what could prevail could before the pass.
    Kinds kinds_in(int x) const { return kinds_between(x, x); }

    Kinds kinds_between(int first, int last) const {
        Kinds all;
        const Terrain* kinds = kinds_.column(first);
        const std::int32_t* volumes = volumes_.column(first);
        const int count = (last - first + 1) * size_.height;
        for (int i = 0; i < count; ++i) {
            const auto kind = static_cast<std::uint8_t>(kinds[i]);
            all.most = std::max(all.most, kind);
            all.least = std::min(all.least, static_cast<std::uint8_t>(kind - 1));
        }
        int nameless = 0;
        for (int i = 0; i < count; ++i)
            nameless |=
                static_cast<int>(kinds[i] == Terrain::Nothing) & static_cast<int>(volumes[i] > thinnest_kind);
        all.nameless = nameless != 0;
        return all;
    }

    /// Where all gas that could prevail is of one kind, nobody has to look which is the strongest.
    bool is_undisputed(const Kinds& kinds) const {
        const auto only = static_cast<std::uint8_t>(only_kind_);
        return !kinds.nameless && (kinds.most == 0 || (kinds.most == only && kinds.least + 1 == only));
    }

    /// Of what kind gas is, is a question to the columns beside a column and to itself.
    void mix_column_by_column(const BitGrid::Bounds& where, const BitGrid& cells) {
        int x = where.low.x;
        // Mostly there is but one kind everywhere, and it stays so until some of it goes all at once.
        const Kinds all = kinds_between(where.low.x, where.high.x);
        only_kind_ = static_cast<Terrain>(all.most);
        undisputed_ = all.most != 0 && is_undisputed(all);
        const bool lasts = losses_[static_cast<std::size_t>(only_kind_)] == 0;
        for (; undisputed_ && x <= where.high.x; ++x)
            lasts ? mix_plain_column(x, cells) : mix_column(x, cells);
        if (x > where.high.x) return;
        Kinds before = x > where.low.x ? kinds_in(x - 1) : Kinds{};
        Kinds here = kinds_in(x);
        for (; x <= where.high.x; ++x) {
            const Kinds next = x < where.high.x ? kinds_in(x + 1) : Kinds{};
            only_kind_ = static_cast<Terrain>(std::max({before.most, here.most, next.most}));
            undisputed_ = is_undisputed(before) && is_undisputed(here) && is_undisputed(next);
            if (undisputed_ && losses_[static_cast<std::size_t>(only_kind_)] == 0)
                mix_plain_column(x, cells);
            else
                mix_column(x, cells);
            const auto only = static_cast<std::uint8_t>(only_kind_);
            // A column that stayed undisputed has no other kind.
            before = undisputed_ ? Kinds{only, static_cast<std::uint8_t>(only - 1)} : kinds_in(x);
            here = next;
        }
    }

    /// Gas that is pressed out of a cell brings its name along, or that it has none: what is undisputed is so
    /// on the whole level, or nowhere.
    void mix_as_one(const BitGrid::Bounds& where, const BitGrid& cells) {
        const Kinds all = kinds_between(where.low.x, where.high.x);
        only_kind_ = static_cast<Terrain>(all.most);
        undisputed_ = all.most != 0 && is_undisputed(all);
        for (int x = where.low.x; x <= where.high.x; ++x) mix_column(x, cells);
    }

    bool takes_gas(Pos at) const { return size_.contains(at) && !tight_.test(at); }

    /// One column of the map: the gas around each cell before, its kind and its volume after.
    struct Column {
        Column(const GasField& field, std::ptrdiff_t start, Terrain* kind, std::int32_t* volume)
            : before{field.volume.data() + start},
              sums{field.sum.data() + start},
              dealt{field.share.data() + start},
              rests{field.rest.data() + start},
              shares{field.shares.data() + start},
              kinds{kind},
              after{volume} {}

        const std::int32_t* before;
        const std::int32_t* sums;
        const std::int32_t* dealt;
        const std::int32_t* rests;
        const std::int32_t* shares;
        Terrain* kinds;
        std::int32_t* after;
    };

    void mix_column(int x, const BitGrid& cells) {
        const Column column{around_.scratch.gas, place({x, 0}), kinds_.column(x), after_.column(x)};
        // A stream of its own for the column, so that it can stay in registers.
        Rng rng = around_.rng;
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

    /// The same where there is but one kind, which nothing takes from but distance, and none is shut in.
    void mix_plain_column(int x, const BitGrid& cells) {
        Rng rng = around_.rng;
        const Column here{around_.scratch.gas, place({x, 0}), kinds_.column(x), after_.column(x)};
        const Terrain only = only_kind_;
        const auto height = static_cast<std::size_t>(size_.height);
        std::array<Terrain, longest_column> kinds_before;
        std::copy_n(here.kinds, height, kinds_before.begin());
        bool gone = false;
        for (int k = 0; k < cells.words_per_column(); ++k) {
            BitGrid::Word found = 0;
            for (BitGrid::Word left = cells.column(x)[k]; left != 0; left &= left - 1) {
                const int y = k * 64 + std::countr_zero(left);
                const int rest = here.rests[y];
                int now = here.dealt[y];
                if (rest != 0) now += static_cast<int>(rng.uniform(0, here.shares[y] - 1) < rest);
                const bool some = now != 0;
                here.after[y] = now;
                here.kinds[y] = now > thinnest_kind ? only : some ? here.kinds[y] : Terrain::Nothing;
                found |= BitGrid::Word{some} << (y & 63);
                gone |= !some & (here.before[y] > thinnest_kind);
            }
            left_.column(x)[k] |= found;
        }
        around_.rng = rng;
        if (!gone) return;
        // Where much has gone at once, its neighbours may find that what is strongest has no name any more.
        std::copy_n(kinds_before.begin(), height, here.kinds);
        for (int y = 0; y < size_.height; ++y) {
            if (here.sums[y] == 0)
                here.kinds[y] = Terrain::Nothing;
            else
                here.after[y] = name(here, y, here.after[y], 0);
        }
    }

    /// Whether anything is left here.
    bool mix(const Column& column, int y, Rng& rng) {
        const int sum = column.sums[y];
        const int pressed_in = column.after[y];
        if (sum == 0) {
            if (pressed_in < 1) column.kinds[y] = Terrain::Nothing;
            return pressed_in != 0;
        }
        int now = column.dealt[y];
        const int rest = column.rests[y];
        if (rest != 0) now += static_cast<int>(rng.uniform(0, column.shares[y] - 1) < rest);
        now = name(column, y, now, pressed_in);
        const int loss = losses_[static_cast<std::size_t>(column.kinds[y])];
        if (loss != 0 && column.before[y] > 0 && now > 0 && rng.percent(loss)) --now;
        column.after[y] = pressed_in + now;
        return (static_cast<int>(column.kinds[y]) | now | pressed_in) != 0;
    }

    /// Says what kind of gas a cell has from now on, and how much that leaves.
    int name(const Column& column, int y, int now, int pressed_in) {
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
        column.kinds[y] = kind;
        return now;
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
    /// Around the column that is being mixed.
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
