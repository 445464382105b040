#include "kit/grid/field_of_view.h"

#include <array>
#include <cstdint>

#include "kit/base/isqrt.h"

namespace cellophane {

namespace {

/// Slopes are integers in units of 1/32768.
constexpr int unit = 32768;

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

class Scan {
public:
    Scan(const BitGrid& blocking, Pos origin, int radius, BitGrid& mask)
        : size_{blocking.size()},
          per_column_{blocking.words_per_column()},
          blocking_{blocking.words()},
          mask_{mask.words()},
          origin_{origin},
          radius_{radius},
          squared_{std::int64_t{radius} * radius},
          limit_{squared_ / 10000} {}

    void octant(const Octant& o) {
        octant_ = o;
        column(1, -unit, 0);
    }

private:
    void column(int c, int start, int end) {
        if (std::int64_t{c} * 100 >= radius_) return;
        int first = (start * c - (unit / 2 - 1)) / unit;
        const int last = (end * c - (unit / 2 - 1)) / unit;
        const std::int64_t along = std::int64_t{c} * c;
        if (along + std::int64_t{last} * last >= limit_) return;
        if (along + std::int64_t{first} * first >= limit_)
            first = -static_cast<int>(isqrt(static_cast<std::uint64_t>((squared_ - along * 10000) / 10000)));
        bool was_open = false;
        Pos at{origin_.x + c * octant_.xx + first * octant_.xy,
               origin_.y + c * octant_.yx + first * octant_.yy};
        for (int row = first; row <= last; ++row, at.x += octant_.xy, at.y += octant_.yy) {
            bool open = false;
            if (size_.contains(at)) {
                const int word = at.x * per_column_ + (at.y >> 6);
                const BitGrid::Word bit = BitGrid::Word{1} << (at.y & 63);
                mask_[word] |= bit;
                open = (blocking_[word] & bit) == 0;
            }
            if (open != was_open && row > first) {
                if (open) {
                    start = 2 * ((unit * row - unit / 2) / (2 * c + 1));
                } else {
                    const int stop = 2 * ((unit * row - unit / 2) / (2 * c - 1));
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
    int radius_;
    std::int64_t squared_;
    std::int64_t limit_;
    Octant octant_{};
};

}  // namespace

void field_of_view(const BitGrid& blocking, Pos origin, int radius_hundredths, BitGrid& mask) {
    Scan scan{blocking, origin, radius_hundredths, mask};
    for (const Octant& octant : octants) scan.octant(octant);
}

}  // namespace cellophane
