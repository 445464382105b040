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
        : blocking_{blocking}, origin_{origin}, radius_{radius}, mask_{mask} {}

    void octant(const Octant& o) {
        octant_ = o;
        column(1, -unit, 0);
    }

private:
    void column(int c, int start, int end) {
        const std::int64_t squared = std::int64_t{radius_} * radius_;
        if (std::int64_t{c} * 100 >= radius_) return;
        int first = (start * c - (unit / 2 - 1)) / unit;
        const int last = (end * c - (unit / 2 - 1)) / unit;
        const std::int64_t limit = squared / 10000;
        if (std::int64_t{c} * c + std::int64_t{last} * last >= limit) return;
        if (std::int64_t{c} * c + std::int64_t{first} * first >= limit)
            first = -static_cast<int>(
                isqrt(static_cast<std::uint64_t>((squared - std::int64_t{c} * c * 10000) / 10000)));
        bool was_open = false;
        for (int row = first; row <= last; ++row) {
            const Pos at{origin_.x + c * octant_.xx + row * octant_.xy,
                         origin_.y + c * octant_.yx + row * octant_.yy};
            const bool on_map = blocking_.size().contains(at);
            if (on_map) mask_.set(at);
            const bool open = on_map && !blocking_.test(at);
            if (row > first && open && !was_open) start = 2 * ((unit * row - unit / 2) / (2 * c + 1));
            if (row > first && !open && was_open) {
                const int stop = 2 * ((unit * row - unit / 2) / (2 * c - 1));
                if (start <= stop) column(c + 1, start, stop);
            }
            was_open = open;
        }
        if (was_open && start <= end) column(c + 1, start, end);
    }

    const BitGrid& blocking_;
    Pos origin_;
    int radius_;
    BitGrid& mask_;
    Octant octant_{};
};

}  // namespace

void field_of_view(const BitGrid& blocking, Pos origin, int radius_hundredths, BitGrid& mask) {
    Scan scan{blocking, origin, radius_hundredths, mask};
    for (const Octant& octant : octants) scan.octant(octant);
}

}  // namespace cellophane
