#include <algorithm>
#include <utility>

#include "kit/grid/dijkstra_map.h"

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// Waves around a start on a map of up to 64 rows, one word a column. Only the columns a wave can have
/// reached are touched, so short ways are found in a few hundred operations. Two sets take turns, the one
/// read and the one written. Invariant: after step n, both hold no cell further than n columns off, and the
/// one read holds exactly the cells within n steps.
class Waves {
public:
    Waves(const BitGrid& open, Pos from, Pos to)
        : open_{open.words()},
          last_{open.size().width - 1},
          first_{open.size()},
          second_{open.size()},
          reached_{first_.words()},
          next_{second_.words()},
          from_{from},
          to_{to} {
        first_.set(from);
        second_.set(from);
    }
    // The words of the two maps are pointed at.
    Waves(const Waves&) = delete;
    Waves& operator=(const Waves&) = delete;

    bool arrived() const { return (reached_[to_.x] >> to_.y & 1) != 0; }

    /// One step outwards; `grow(columns reached, column)` says what a column gets. Whether anything was new.
    template <class Grow>
    bool step(int number, Grow grow) {
        const int low = std::max(0, from_.x - number);
        const int high = std::min(last_, from_.x + number);
        const Word* now = reached_;
        Word* then = next_;
        Word news = 0;
        for (int x = low; x <= high; ++x) {
            // The end may be closed itself.
            const Word enterable = open_[x] | (x == to_.x ? Word{1} << to_.y : 0);
            const Word left = x > 0 ? now[x - 1] : 0;
            const Word right = x < last_ ? now[x + 1] : 0;
            const Word wave = (grow(left, now[x], right, x) & enterable) | now[x];
            news |= wave ^ now[x];
            then[x] = wave;
        }
        std::swap(reached_, next_);
        return news != 0;
    }

private:
    const Word* open_;
    int last_;
    BitGrid first_;
    BitGrid second_;
    Word* reached_;
    Word* next_;
    Pos from_;
    Pos to_;
};

}  // namespace

int four_way_distance(const BitGrid& open, Pos from, Pos to, int limit) {
    if (from == to) return 0;
    if (open.words_per_column() == 1) {
        Waves waves{open, from, to};
        for (int steps = 1; steps <= limit; ++steps) {
            const bool news = waves.step(steps, [](Word left, Word here, Word right, int) {
                return left | right | (here << 1) | (here >> 1);
            });
            if (waves.arrived()) return steps;
            if (!news) break;
        }
        return limit + 1;
    }
    BitGrid enterable = open;
    enterable.set(to);
    BitGrid reached{open.size()};
    reached.set(from);
    for (int steps = 1; steps <= limit; ++steps) {
        BitGrid next = reached | (reached.dilated4() & enterable);
        if (next.test(to)) return steps;
        if (next == reached) break;
        reached = std::move(next);
    }
    return limit + 1;
}

int eight_way_distance(const BitGrid& open, const BitGrid& obstructions, Pos from, Pos to, int limit) {
    if (from == to) return 0;
    if (open.words_per_column() == 1) {
        Waves waves{open, from, to};
        const Word* closed = obstructions.words();
        const int last = open.size().width - 1;
        for (int steps = 1; steps <= limit; ++steps) {
            const bool news = waves.step(steps, [&](Word left, Word here, Word right, int x) {
                // A diagonal step needs both cells beside it clear: the one in this column on the mover's
                // row, and the one in the mover's column on the row it goes to.
                const Word clear = ~closed[x];
                const Word from_left = left & clear;
                const Word from_right = right & clear;
                const Word left_clear = x > 0 ? ~closed[x - 1] : 0;
                const Word right_clear = x < last ? ~closed[x + 1] : 0;
                return left | right | (here << 1) | (here >> 1) |
                       (((from_left << 1) | (from_left >> 1)) & left_clear) |
                       (((from_right << 1) | (from_right >> 1)) & right_clear);
            });
            if (waves.arrived()) return steps;
            if (!news) break;
        }
        return limit + 1;
    }
    BitGrid enterable = open;
    enterable.set(to);
    const BitGrid passing = obstructions.complement();
    BitGrid reached{open.size()};
    reached.set(from);
    for (int steps = 1; steps <= limit; ++steps) {
        BitGrid next = reached.dilated4();
        for (Direction d : directions) {
            if (is_cardinal(d)) continue;
            const Pos by = step(d);
            // From p to p + by both p + {by.x, 0} and p + {0, by.y} must be clear.
            BitGrid movers = reached & passing.shifted(Pos{-by.x, 0});
            movers &= passing.shifted(Pos{0, -by.y});
            next |= movers.shifted(by);
        }
        next &= enterable;
        next |= reached;
        if (next.test(to)) return steps;
        if (next == reached) break;
        reached = std::move(next);
    }
    return limit + 1;
}

}  // namespace cellophane
