#include "kit/grid/field_of_view.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "kit/base/isqrt.h"

namespace cellophane {

namespace {

// Recursive shadowcasting. Each of the eight octants is looked through column by column, away from the
// origin. What can be seen of a column lies between two slopes, of which the first is the nearer to the
// diagonal; a closed cell takes its part out of that stretch. Where a run of open cells ends, the part of it
// seen so far goes on into the next column by a call of its own, with the slope that grazes the closed cell;
// the last run goes on in the loop. Invariant: the cells of column c between the slopes are exactly those
// that no closed cell of the columns before hides. Calls nest at most as deep as the map is wide or high;
// every cell is looked at once for each stretch that it lies in, mostly one.

/// Slopes are integers in units of 1/32768.
constexpr int unit = 32768;
// A slope is at most 2 units, and is multiplied by a column's number.
static_assert(std::int64_t{2} * unit * largest_side < std::int64_t{1} << 31);

/// How an octant's own coordinates (column away from the origin, row from the diagonal to the axis) lie on
/// the map.
struct Octant {
    int xx, xy, yx, yy;
};

constexpr std::array<Octant, 8> octants{{{1, 0, 0, 1},
                                         {0, 1, 1, 0},
                                         {0, -1, 1, 0},
                                         {-1, 0, 0, 1},
                                         {-1, 0, 0, -1},
                                         {0, -1, -1, 0},
                                         {0, 1, -1, 0},
                                         {1, 0, 0, -1}}};

/// Where a run of cells is open for the first time, and where it closes again, is all that changes the
/// slopes.
constexpr int opening_slope(int c, int row) {
    return 2 * ((unit * row - unit / 2) / (2 * c + 1));
}
constexpr int closing_slope(int c, int row) {
    return 2 * ((unit * row - unit / 2) / (2 * c - 1));
}
/// The row nearest to a slope, ties toward the axis.
constexpr int nearest_row(int c, int slope) {
    return (slope * c - (unit / 2 - 1)) / unit;
}

/// The circle that bounds a field of view.
class Circle {
public:
    Circle(int radius_hundredths, Size map)
        : radius_{radius_hundredths},
          squared_{std::int64_t{radius_hundredths} * radius_hundredths},
          limit_{squared_ / 10000},
          // No row is as far off as this: an unlimited view need not measure distances.
          has_edge_{limit_ < std::int64_t{map.width + map.height} * (map.width + map.height)} {}

    /// The rows of a column c that lie between two slopes and within the circle.
    struct Rows {
        int first;
        int last;
    };
    /// Whether there are any.
    bool find_rows(int c, int start, int end, Rows& rows) const {
        if (std::int64_t{c} * 100 >= radius_) return false;
        rows = {nearest_row(c, start), nearest_row(c, end)};
        if (!has_edge_) return true;
        const std::int64_t along = std::int64_t{c} * c;
        if (along + std::int64_t{rows.last} * rows.last >= limit_) return false;
        if (along + std::int64_t{rows.first} * rows.first >= limit_)
            rows.first =
                -static_cast<int>(isqrt(static_cast<std::uint64_t>((squared_ - along * 10000) / 10000)));
        return true;
    }

private:
    int radius_;
    std::int64_t squared_;
    std::int64_t limit_;
    /// Whether the circle ends anywhere on the map.
    bool has_edge_;
};

/// Any map, a cell at a time.
class Scan {
public:
    Scan(const BitGrid& blocking, Pos origin, int radius, BitGrid& mask)
        : size_{blocking.size()},
          per_column_{blocking.words_per_column()},
          blocking_{blocking.words()},
          mask_{mask.words()},
          origin_{origin},
          circle_{radius, size_} {}

    void octant(const Octant& o) {
        octant_ = o;
        column(1, -unit, 0);
    }

private:
    void column(int c, int start, int end) {
        Circle::Rows rows;
        if (!circle_.find_rows(c, start, end, rows)) return;
        bool was_open = false;
        Pos at{origin_.x + c * octant_.xx + rows.first * octant_.xy,
               origin_.y + c * octant_.yx + rows.first * octant_.yy};
        for (int row = rows.first; row <= rows.last; ++row, at.x += octant_.xy, at.y += octant_.yy) {
            bool open = false;
            if (size_.contains(at)) {
                const int word = at.x * per_column_ + (at.y >> 6);
                const BitGrid::Word bit = BitGrid::Word{1} << (at.y & 63);
                mask_[word] |= bit;
                open = (blocking_[word] & bit) == 0;
            }
            if (open != was_open && row > rows.first) {
                if (open) {
                    start = opening_slope(c, row);
                } else {
                    const int stop = closing_slope(c, row);
                    if (start <= stop) column(c + 1, start, stop);
                }
            }
            was_open = open;
        }
        if (was_open && start <= end) column(c + 1, start, end);
    }

    Size size_;
    int per_column_;
    const BitGrid::Word* blocking_;
    BitGrid::Word* mask_;
    Pos origin_;
    Circle circle_;
    Octant octant_{};
};

/// Maps with one word a column, which nearly all are: where rows run down a column a run of cells is a
/// stretch of bits, elsewhere the same bit of as many words.
class NarrowScan {
public:
    NarrowScan(const BitGrid& blocking, Pos origin, int radius, BitGrid& mask)
        : size_{blocking.size()},
          blocking_{blocking.words()},
          mask_{mask.words()},
          origin_{origin},
          circle_{radius, size_} {}

    void octants() {
        down_column<1, 1>(1, -unit, 0);
        across_columns<1, 1>(1, -unit, 0);
        across_columns<-1, 1>(1, -unit, 0);
        down_column<-1, 1>(1, -unit, 0);
        down_column<-1, -1>(1, -unit, 0);
        across_columns<-1, -1>(1, -unit, 0);
        across_columns<1, -1>(1, -unit, 0);
        down_column<1, -1>(1, -unit, 0);
    }

private:
    /// Rows run along y, `down` the column or up; columns go to the `right` or left.
    template <int right, int down>
    void down_column(int c, int start, int end) {
        for (;; ++c) {
            Circle::Rows rows;
            if (!circle_.find_rows(c, start, end, rows)) return;
            const int x = origin_.x + c * right;
            if (x < 0 || x >= size_.width) return;
            // Off the map nothing is open; that can only be at the far end of a run.
            const int furthest = down > 0 ? -origin_.y : origin_.y - size_.height + 1;
            bool has_before = false;
            if (rows.first < furthest) {
                rows.first = furthest;
                has_before = true;
            }
            const int count = rows.last - rows.first + 1;
            if (count <= 0) return;
            // From the highest bit on, in the order of the rows.
            const int low = down > 0 ? origin_.y + rows.first : origin_.y - rows.last;
            const BitGrid::Word run = ~BitGrid::Word{0} >> (64 - count) << low;
            mask_[x] |= run;
            const BitGrid::Word open = ~blocking_[x] & run;
            if (open == run && !has_before) continue;
            if (open == 0) return;
            const BitGrid::Word ahead = down > 0 ? open >> low : open << (64 - low - count);
            const auto length_of = [](BitGrid::Word word) {
                return down > 0 ? std::countr_one(word) : std::countl_one(word);
            };
            const auto from = [](BitGrid::Word word, int at) { return down > 0 ? word >> at : word << at; };
            int at = 0;
            for (;;) {
                // What is shut, then what is open.
                const int shut = std::min(length_of(~from(ahead, at)), count - at);
                at += shut;
                if (at == count) return;
                if (shut > 0 || (at == 0 && has_before)) start = opening_slope(c, rows.first + at);
                at += std::min(length_of(from(ahead, at)), count - at);
                if (at == count) break;
                const int stop = closing_slope(c, rows.first + at);
                if (start <= stop) down_column<right, down>(c + 1, start, stop);
            }
            if (start > end) return;
        }
    }

    /// Rows run along x, to the `right` or left; columns go `down` or up.
    template <int right, int down>
    void across_columns(int c, int start, int end) {
        for (;; ++c) {
            Circle::Rows rows;
            if (!circle_.find_rows(c, start, end, rows)) return;
            const int y = origin_.y + c * down;
            if (y < 0 || y >= size_.height) return;
            const int furthest = right > 0 ? -origin_.x : origin_.x - size_.width + 1;
            // Begins as after a wall.
            bool is_first = true;
            if (rows.first < furthest) {
                rows.first = furthest;
                is_first = false;
            }
            if (rows.last < rows.first) return;
            const BitGrid::Word bit = BitGrid::Word{1} << y;
            bool was_open = false;
            int x = origin_.x + rows.first * right;
            for (int row = rows.first; row <= rows.last; ++row, x += right) {
                mask_[x] |= bit;
                const bool open = (blocking_[x] & bit) == 0;
                if (open != was_open && !is_first) {
                    if (open) {
                        start = opening_slope(c, row);
                    } else {
                        const int stop = closing_slope(c, row);
                        if (start <= stop) across_columns<right, down>(c + 1, start, stop);
                    }
                }
                was_open = open;
                is_first = false;
            }
            if (!was_open || start > end) return;
        }
    }

    Size size_;
    const BitGrid::Word* blocking_;
    BitGrid::Word* mask_;
    Pos origin_;
    Circle circle_;
};

}  // namespace

void field_of_view(const BitGrid& blocking, Pos origin, int radius_hundredths, BitGrid& mask) {
    if (blocking.words_per_column() == 1) {
        NarrowScan{blocking, origin, radius_hundredths, mask}.octants();
        return;
    }
    Scan scan{blocking, origin, radius_hundredths, mask};
    for (const Octant& octant : octants) scan.octant(octant);
}

}  // namespace cellophane
