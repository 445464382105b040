#include "kit/grid/bit_grid.h"

#include <utility>

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// Spreads seeds up and down inside one word's runs of open bits.
Word fill_runs(Word seeds, Word open) {
    // Upwards in bit order an addition carries through a run at once.
    seeds |= open & ~(open + seeds);
    // Downwards there is no such trick: double the reach six times.
    Word reach = open;
    for (int by = 1; by < 64; by *= 2) {
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

}  // namespace

BitGrid flood(const BitGrid& seeds, const BitGrid& open) {
    BitGrid filled = seeds & open;
    const int width = open.size().width;
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

BitGrid largest_part(const BitGrid& cells) {
    BitGrid left = cells;
    BitGrid best{cells.size()};
    int best_count = 0;
    for (int remaining = cells.count(); remaining > best_count;) {
        BitGrid seed{cells.size()};
        seed.set(left.first());
        BitGrid part = flood(seed, left);
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

bool is_connected(const BitGrid& cells) {
    if (cells.none()) return true;
    BitGrid seed{cells.size()};
    seed.set(cells.first());
    return flood(seed, cells) == cells;
}

}  // namespace cellophane
