#include "kit/grid/bit_grid.h"

#include <algorithm>
#include <utility>

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// Spreads seeds up and down inside one word's runs of open bits, in columns of at most `rows` cells.
template <int rows = 64>
Word fill_runs(Word seeds, Word open) {
    // Upwards in bit order an addition carries through a run at once.
    seeds |= open & ~(open + seeds);
    // Downwards there is no such trick: double the reach until it spans the column.
    Word reach = open;
    for (int by = 1; by < rows; by *= 2) {
        seeds |= reach & (seeds >> by);
        reach &= reach >> by;
    }
    return seeds;
}

/// The same over a whole column.
void fill_column(Word* seeds, const Word* open, int count) {
    for (int k = 0; k < count; ++k) {
        if (k > 0) seeds[k] |= (seeds[k - 1] >> 63) & open[k];
        if (seeds[k] != 0) seeds[k] = fill_runs(seeds[k], open[k]);
    }
    for (int k = count - 2; k >= 0; --k) {
        const Word from_below = (seeds[k + 1] << 63) & open[k];
        if ((from_below & ~seeds[k]) != 0) seeds[k] = fill_runs(seeds[k] | from_below, open[k]);
    }
}

/// Takes in what the two columns beside this one hand over; whether anything was new.
bool draw_in(BitGrid& filled, const BitGrid& open, int x) {
    const int count = open.words_per_column();
    Word* here = filled.column(x);
    Word news = 0;
    for (int k = 0; k < count; ++k) {
        Word beside = x > 0 ? filled.column(x - 1)[k] : 0;
        if (x + 1 < open.size().width) beside |= filled.column(x + 1)[k];
        const Word fresh = beside & open.column(x)[k] & ~here[k];
        news |= fresh;
        here[k] |= fresh;
    }
    if (news == 0) return false;
    fill_column(here, open.column(x), count);
    return true;
}

/// Floods on maps of up to 64 rows: one word a column, and sweeps only where something still moves. Stops
/// early once all of `wanted` is reached, if that is given.
template <int rows>
void flood_low(BitGrid& filled, const BitGrid& open, const BitGrid* wanted) {
    Word* s = filled.words();
    const Word* o = open.words();
    const int last = open.size().width - 1;
    int low = last + 1;
    int high = -1;
    for (int x = 0; x <= last; ++x) {
        if (s[x] == 0) continue;
        s[x] = fill_runs<rows>(s[x], o[x]);
        low = std::min(low, x);
        high = x;
    }
    while (low <= high) {
        if (wanted != nullptr && wanted->within(filled)) return;
        // To the right: from the first column that changed on, as long as there is news.
        int next_low = last + 1;
        int next_high = -1;
        for (int x = std::max(1, low); x <= last; ++x) {
            const Word fresh = s[x - 1] & o[x] & ~s[x];
            if (fresh != 0) {
                s[x] = fill_runs<rows>(s[x] | fresh, o[x]);
                next_low = std::min(next_low, x);
                next_high = x;
            } else if (x > high + 1 && x > next_high + 1) {
                break;
            }
        }
        // To the left: what changed on the way there counts as well as what was new before.
        const int from = std::max(high, next_high);
        const int until = std::min(low, next_low);
        low = last + 1;
        high = -1;
        for (int x = std::min(last - 1, from); x >= 0; --x) {
            const Word fresh = s[x + 1] & o[x] & ~s[x];
            if (fresh != 0) {
                s[x] = fill_runs<rows>(s[x] | fresh, o[x]);
                low = x;
                high = std::max(high, x);
            } else if (x < until - 1 && x < low - 1) {
                break;
            }
        }
    }
}

BitGrid flood_until(const BitGrid& seeds, const BitGrid& open, const BitGrid* wanted) {
    BitGrid filled = seeds & open;
    const int width = open.size().width;
    if (open.words_per_column() == 1) {
        if (open.size().height <= 32)
            flood_low<32>(filled, open, wanted);
        else
            flood_low<64>(filled, open, wanted);
        return filled;
    }
    for (int x = 0; x < width; ++x) fill_column(filled.column(x), open.column(x), open.words_per_column());
    for (bool changed = true; changed;) {
        changed = false;
        for (int x = 0; x < width; ++x) changed |= draw_in(filled, open, x);
        if (!changed) break;
        changed = false;
        for (int x = width - 1; x >= 0; --x) changed |= draw_in(filled, open, x);
    }
    return filled;
}

}  // namespace

BitGrid flood(const BitGrid& seeds, const BitGrid& open) {
    return flood_until(seeds, open, nullptr);
}

BitGrid part_with(Pos cell, const BitGrid& cells) {
    BitGrid seed{cells.size()};
    seed.set_if_inside(cell);
    return flood(seed, cells);
}

BitGrid largest_part(const BitGrid& cells) {
    BitGrid left = cells;
    BitGrid best{cells.size()};
    int best_count = 0;
    for (int remaining = cells.count(); remaining > best_count;) {
        BitGrid part = part_with(left.first(), left);
        const int count = part.count();
        left -= part;
        remaining -= count;
        if (count > best_count) {
            best_count = count;
            best = std::move(part);
        }
    }
    return best;
}

bool reach_each_other(const BitGrid& cells, const BitGrid& ground) {
    if (cells.none()) return true;
    BitGrid seed{cells.size()};
    seed.set(cells.first());
    return cells.within(flood_until(seed, ground, &cells));
}

bool is_connected(const BitGrid& cells) {
    return reach_each_other(cells, cells);
}

}  // namespace cellophane
