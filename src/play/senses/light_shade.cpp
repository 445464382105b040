#include "play/senses/light_shade.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "play/senses/light_casting.h"

namespace cellophane {

namespace {

/// The shadow of somebody, with one axis running from the light past him, `along` it, and the other `across`.
/// He is at least as far along as across. From a column at a distance `far` his square hides rows no farther
/// than `spread` from the one behind its middle, and a row more for rounding to the nearest.
class Shadow {
public:
    Shadow(int along, int across) : away_{std::abs(along)}, sense_{along < 0 ? -1 : 1}, across_{across} {}

    /// All in units of a cell by `scale`.
    int scale() const { return away_ * (2 * away_ - 1); }
    int middle(int far) const { return across_ * far * (2 * away_ - 1); }
    int spread(int far) const { return 2 * far * away_ + scale(); }

    bool hides(int along, int across) const {
        const int far = along * sense_;
        return far > away_ && std::abs(across * scale() - middle(far)) <= spread(far);
    }
    int away() const { return away_; }
    int sense() const { return sense_; }

private:
    int away_;
    int sense_;
    int across_;
};

/// Rounded down, and up.
constexpr int floor_of(int value, int by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}
constexpr int ceiling_of(int value, int by) {
    return -floor_of(-value, by);
}

bool any_between(const BitGrid& cells, int x, int low, int high) {
    BitGrid::Word any = 0;
    for (int k = 0; k < cells.words_per_column(); ++k)
        any |= cells.column(x)[k] & rows_between(k, low, high + 1);
    return any != 0;
}

/// A shadow that falls to the right or left: in every column a run of cells.
bool falls_sideways(const Shadow& shadow, Pos light, const BitGrid& wanted, int reach) {
    for (int far = shadow.away() + 1; far <= reach; ++far) {
        const int x = light.x + far * shadow.sense();
        if (x < 0 || x >= wanted.size().width) return false;
        const int low = ceiling_of(shadow.middle(far) - shadow.spread(far), shadow.scale());
        const int high = floor_of(shadow.middle(far) + shadow.spread(far), shadow.scale());
        if (any_between(wanted, x, light.y + low, light.y + high)) return true;
    }
    return false;
}

/// One that falls up or down: from its first row on it gets wider, so that a column it gets to at some
/// distance is in it from there on, unless it leans to the other side.
bool falls_lengthwise(const Shadow& shadow, Pos light, const BitGrid& wanted, int reach) {
    const int first = shadow.away() + 1;
    if (first > reach) return false;
    const auto edges = [&](int far) {
        return std::pair{ceiling_of(shadow.middle(far) - shadow.spread(far), shadow.scale()),
                         floor_of(shadow.middle(far) + shadow.spread(far), shadow.scale())};
    };
    const auto [near_low, near_high] = edges(first);
    const auto [far_low, far_high] = edges(reach);
    // Edges are straight: no row of it is wider than its first and last together.
    const int low = std::max(0, light.x + std::min(near_low, far_low));
    const int high = std::min(wanted.size().width - 1, light.x + std::max(near_high, far_high));
    const int near_y = light.y + first * shadow.sense();
    const int far_y = light.y + reach * shadow.sense();
    for (int x = low; x <= high; ++x)
        if (any_between(wanted, x, std::min(near_y, far_y), std::max(near_y, far_y))) return true;
    return false;
}

}  // namespace

bool may_shade(Pos light, Pos somebody, const BitGrid& wanted, int reach) {
    const Pos off = somebody - light;
    return (std::abs(off.x) >= std::abs(off.y) && falls_sideways({off.x, off.y}, light, wanted, reach)) ||
           (std::abs(off.y) >= std::abs(off.x) && falls_lengthwise({off.y, off.x}, light, wanted, reach));
}

bool may_shade(Pos light, Pos somebody, Pos cell) {
    const Pos off = somebody - light;
    const Pos to = cell - light;
    return (std::abs(off.x) >= std::abs(off.y) && Shadow{off.x, off.y}.hides(to.x, to.y)) ||
           (std::abs(off.y) >= std::abs(off.x) && Shadow{off.y, off.x}.hides(to.y, to.x));
}

}  // namespace cellophane
