#include "world/environment/gas.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "kit/base/bytes.h"
#include "world/terrain_sets.h"

namespace cellophane {

namespace {

constexpr int quick_loss_percent = 50;
constexpr int slow_loss_percent = 20;

/// The chance in percent, by kind, that a cell which keeps some gas loses a unit.
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

/// One pass of all gas (rules/terrain.md 7.1): every cell gets an equal share of what it and its eight
/// neighbors hold, what does not divide is drawn for, and thin gas of some kinds is lost.
///
/// The volumes are shared out for all cells at once (`GasField`), as plain sums that compilers turn into
/// vectors; only draws and kinds are left to this class, which goes down the columns in scan order, for each
/// draw has its place in the stream. Which kind a cell has afterwards depends on its neighbors, but mostly
/// there is only one kind on the level or around a column: then it is "undisputed", and no cell has to
/// compare. Invariants: a cell without gas has neither volume nor kind; cells that can take no gas (`tight`)
/// hold none, but for those that closed over it since the last pass, which press it out into their neighbors
/// first. Work: some operations for each cell in the columns with gas, and one on either side.
class Pass {
public:
    explicit Pass(Surroundings& around)
        : around_{around},
          field_{around.scratch.gas},
          size_{around.ground().size()},
          volumes_{around.layers.gas_volume},
          kinds_{around.layers.drifting_gas()},
          after_{around.scratch.volumes},
          tight_{around.scratch.active.gas_proof()},
          only_kind_{field_.only_kind},
          undisputed_{only_kind_ != Terrain::Nothing} {
        if (after_.size() != size_) after_ = Grid<std::int32_t>{size_};
    }

    /// One pass over the cells with gas. Returns the cells with gas afterwards, and perhaps some more.
    BitGrid run(const BitGrid& gas) {
        const BitGrid touched = gas.dilated8();
        const BitGrid::Bounds where = touched.bounds();
        // Cells that cannot take gas take part only if there is some in them.
        const BitGrid shut_in = gas & tight_;
        const BitGrid cells = (touched - tight_) | shut_in;
        left_ = BitGrid{size_};
        is_pressed_ = shut_in.any();
        field_.lay_out(volumes_, around_.scratch.active, where, is_pressed_);
        if (is_pressed_) {
            // Gas pressed out of a cell may reach another before that one is mixed.
            after_.fill(0);
            mix_as_one(where, cells);
            // No other cells had gas, and none have any now.
            std::swap(volumes_, after_);
        } else {
            mix_column_by_column(where, cells);
        }
        return left_;
    }

    /// The one kind of all gas that could prevail; `Nothing` if there may be several.
    Terrain only_kind() const { return undisputed_ ? only_kind_ : Terrain::Nothing; }

    BitGrid cells_with_gas() const {
        BitGrid gas{size_};
        for (int x = 0; x < size_.width; ++x)
            for (int k = 0; k < gas.words_per_column(); ++k) {
                const int rows = std::min(64, size_.height - k * 64);
                gas.column(x)[k] = named(kinds_.column(x) + k * 64, rows) |
                                   numbers_above(volumes_.column(x) + k * 64, rows, 0);
            }
        return gas;
    }

private:
    /// The cells of a stretch of a column that have a kind of gas.
    static BitGrid::Word named(const Terrain* kinds, int rows) {
        static constexpr std::array<Terrain, 64> nothing{};
        return differing_bytes(kinds, nothing.data(), rows);
    }

    /// The kinds of gas in a column, as numbers; `Nothing` is 0.
    struct Kinds {
        std::uint8_t most = 0;
        /// One less than the smallest kind: `Nothing` wraps round and comes last.
        std::uint8_t least = 255;
        /// Some gas that could prevail has no kind.
        bool nameless = false;
    };

    /// By the kinds as they are now and the volumes before the pass.
    Kinds kinds_in(int x) const {
        return kinds_among(kinds_.column(x), field_.volume.data() + field_.place({x, 0}), size_.height);
    }

    static Kinds kinds_among(const Terrain* kinds, const std::int32_t* volumes, int count) {
        Kinds all;
        for (int i = 0; i < count; ++i) {
            const auto kind = static_cast<std::uint8_t>(kinds[i]);
            all.most = std::max(all.most, kind);
            all.least = std::min(all.least, static_cast<std::uint8_t>(kind - 1));
        }
        for (int i = 0; i < count && !all.nameless; i += 64) {
            const int rows = std::min(64, count - i);
            all.nameless = (numbers_above(volumes + i, rows, thinnest_kind) & ~named(kinds + i, rows)) != 0;
        }
        return all;
    }

    /// Finds out whether there is only one kind before a pass; after a pass that left one kind it need not
    /// look.
    void look_for_one_kind(const BitGrid::Bounds& where) {
#ifndef CELLOPHANE_CHECKED
        if (undisputed_) return;
#endif
        const Kinds all = kinds_among(kinds_.column(where.low.x), volumes_.column(where.low.x),
                                      (where.high.x - where.low.x + 1) * size_.height);
#ifdef CELLOPHANE_CHECKED
        if (undisputed_ && all.most != 0 && !is_undisputed(all)) std::abort();
        if (undisputed_) return;
#endif
        only_kind_ = static_cast<Terrain>(all.most);
        undisputed_ = all.most != 0 && is_undisputed(all);
    }

    /// Whether all gas that could prevail is of one kind: then no cell has to look for the strongest.
    bool is_undisputed(const Kinds& kinds) const {
        const auto only = static_cast<std::uint8_t>(only_kind_);
        return !kinds.nameless && (kinds.most == 0 || (kinds.most == only && kinds.least + 1 == only));
    }

    /// The kind of gas in a column depends on the column itself and on those beside it.
    void mix_column_by_column(const BitGrid::Bounds& where, const BitGrid& cells) {
        int x = where.low.x;
        // Mostly there is only one kind, and it stays so until a cell loses much gas at once.
        look_for_one_kind(where);
        for (; undisputed_ && x <= where.high.x; ++x) mix_undisputed_column(x, cells);
        if (x > where.high.x) return;
        Kinds before = x > where.low.x ? kinds_in(x - 1) : Kinds{};
        Kinds here = kinds_in(x);
        for (; x <= where.high.x; ++x) {
            const Kinds next = x < where.high.x ? kinds_in(x + 1) : Kinds{};
            only_kind_ = static_cast<Terrain>(std::max({before.most, here.most, next.most}));
            undisputed_ = is_undisputed(before) && is_undisputed(here) && is_undisputed(next);
            undisputed_ ? mix_undisputed_column(x, cells) : mix_column(x, cells);
            const auto only = static_cast<std::uint8_t>(only_kind_);
            // A column that stayed undisputed has no other kind.
            before = undisputed_ ? Kinds{only, static_cast<std::uint8_t>(only - 1)} : kinds_in(x);
            here = next;
        }
        undisputed_ = false;
    }

    /// Gas pressed out of a cell brings its kind along, or that it has none: one kind has to prevail on the
    /// whole level, or none counts as undisputed.
    void mix_as_one(const BitGrid::Bounds& where, const BitGrid& cells) {
        look_for_one_kind(where);
        for (int x = where.low.x; x <= where.high.x; ++x) mix_column(x, cells);
        undisputed_ = false;
    }

    bool takes_gas(Pos at) const {
        return size_.contains(at) && !tight_.test(at);
    }

    /// Where the volumes after the pass go: over those before, which the field has copied, unless gas is
    /// pressed out of cells.
    Grid<std::int32_t>& results() {
        return is_pressed_ ? after_ : volumes_;
    }

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
        const Column column{field_, field_.place({x, 0}), kinds_.column(x), results().column(x)};
        // A local copy of the stream can stay in registers.
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

    /// The same where there is but one kind, and none is shut in.
    void mix_undisputed_column(int x, const BitGrid& cells) {
        if (losses_[static_cast<std::size_t>(only_kind_)] == 0)
            mix_plain_column<false>(x, cells);
        else
            mix_plain_column<true>(x, cells);
    }

    template <bool fades>
    void mix_plain_column(int x, const BitGrid& cells) {
        Rng rng = around_.rng;
        const Column here{field_, field_.place({x, 0}), kinds_.column(x), results().column(x)};
        const Terrain only = only_kind_;
        const int loss = losses_[static_cast<std::size_t>(only)];
        const auto height = static_cast<std::size_t>(size_.height);
        std::array<Terrain, largest_side> kinds_before;
        std::copy_n(here.kinds, height, kinds_before.begin());
        bool gone = false;
        for (int k = 0; k < cells.words_per_column(); ++k) {
            BitGrid::Word found = 0;
            for (BitGrid::Word left = cells.column(x)[k]; left != 0; left &= left - 1) {
                const int y = k * 64 + std::countr_zero(left);
                const int rest = here.rests[y];
                int now = here.dealt[y];
                if (rest != 0) now += static_cast<int>(rng.uniform(0, here.shares[y] - 1) < rest);
                const Terrain kind = now > thinnest_kind ? only : now != 0 ? here.kinds[y] : Terrain::Nothing;
                gone |= (now == 0) & (here.before[y] > thinnest_kind);
                if (fades && kind == only && now > 0 && here.before[y] > 0 && rng.percent(loss)) --now;
                here.after[y] = now;
                here.kinds[y] = kind;
                found |= BitGrid::Word{kind != Terrain::Nothing || now != 0} << (y & 63);
            }
            left_.column(x)[k] |= found;
        }
        if (!gone) {
            around_.rng = rng;
            return;
        }
        // Where much gas has gone at once, it may be the strongest around a neighbor and have no kind any
        // more: the column is mixed again cell by cell.
        std::copy_n(kinds_before.begin(), height, here.kinds);
        mix_column(x, cells);
    }

    /// Whether anything is left here.
    bool mix(const Column& column, int y, Rng& rng) {
        const int sum = column.sums[y];
        const int pressed_in = is_pressed_ ? column.after[y] : 0;
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
            // Gas pressed in by a neighbor counts, or it would be left without a kind.
            kind = now + pressed_in < 1 ? Terrain::Nothing : before;
            kind = now > thinnest_kind ? only_kind_ : kind;
            // Once its kind is gone, its former gas may be the strongest around a neighbor and have no kind.
            const bool gone = kind == Terrain::Nothing && before != Terrain::Nothing;
            if (column.before[y] > thinnest_kind) undisputed_ = undisputed_ && !gone;
        }
        column.kinds[y] = kind;
        return now;
    }

    /// The kind where most gas is: here unless a neighbor has more, and then the first that has most.
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

    /// Moves the gas of a cell that has closed (a door, a crystal) to its neighbors.
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
    GasField& field_;
    Size size_;
    std::array<std::ptrdiff_t, 8> beside_ = field_.beside();
    const std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()>& losses_ = losses();
    Grid<std::int32_t>& volumes_;
    Grid<Terrain>& kinds_;
    Grid<std::int32_t>& after_;
    const BitGrid& tight_;
    /// Where there is gas after the pass.
    BitGrid left_;
    /// Whether there is gas in cells that cannot take it, which is pressed out.
    bool is_pressed_ = false;
    /// Around the column that is being mixed, or everywhere.
    Terrain only_kind_;
    bool undisputed_;
};

}  // namespace

void spread_gas(Surroundings& around, int passes) {
    around.scratch.active.refresh(around.ground());
    GasField& field = around.scratch.gas;
    field.fit(around.ground().size());
    field.catch_up(around.ground());
    Pass pass{around};
    BitGrid gas = field.knows_cells ? field.cells : pass.cells_with_gas();
#ifdef CELLOPHANE_CHECKED
    if (!pass.cells_with_gas().within(gas)) std::abort();
#endif
    for (int i = 0; i < passes && gas.any(); ++i) {
        gas = pass.run(gas);
        ++field.drifts;
    }
    field.only_kind = pass.only_kind();
    field.cells = gas;
    field.knows_cells = true;
    field.changes = around.ground().changes();
    around.scratch.active.note_gas(!is_empty(around.ground()[Layer::Gas]));
}

}  // namespace cellophane
