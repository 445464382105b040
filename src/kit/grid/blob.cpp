#include "kit/grid/blob.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// A count of 0 to 8 in every bit position.
struct Count {
    Word ones, twos, fours, eights;
};

inline Word at_least(const Count& n, int wanted) {
    switch (wanted) {
        case 2:
            return n.eights | n.fours | n.twos;
        case 3:
            return n.eights | n.fours | (n.twos & n.ones);
        case 4:
            return n.eights | n.fours;
        case 5:
            return n.eights | (n.fours & (n.twos | n.ones));
        case 6:
            return n.eights | (n.fours & n.twos);
        default:
            return 0;
    }
}

Word majority(Word a, Word b, Word c) {
    return (a & b) | (c & (a | b));
}

/// The row above, and the row below, of every cell of one column word.
std::pair<Word, Word> upright_neighbors(const Word* column, int k, int count) {
    Word above = column[k] << 1;
    Word below = column[k] >> 1;
    if (k > 0) above |= column[k - 1] >> 63;
    if (k + 1 < count) below |= column[k + 1] << 63;
    return {above, below};
}

/// How many of the three cells on top of each other in one column are alive, in every bit position.
struct Triple {
    Word ones, twos;
};

Triple triple_of(Word above, Word self, Word below) {
    return {above ^ self ^ below, majority(above, self, below)};
}

/// One column's next generation, from itself and the triples to both sides.
template <class Birth, class Survival>
Word next_column(Triple left, Word above, Word self, Word below, Triple right, Birth birth,
                 Survival survival) {
    const Word pair_ones = above ^ below;
    const Word pair_twos = above & below;
    const Word carry = majority(left.ones, right.ones, pair_ones);
    const Word sides = left.twos ^ right.twos;
    const Word rest = pair_twos ^ carry;
    const Word a = left.twos & right.twos;
    const Word b = pair_twos & carry;
    const Word c = sides & rest;
    const Count n{left.ones ^ right.ones ^ pair_ones, sides ^ rest, a ^ b ^ c, majority(a, b, c)};
    return (self & survival(n)) | (~self & birth(n));
}

/// The same rule for maps of up to 64 rows: straight loops over the columns, which compilers turn into
/// vectors.
template <class Birth, class Survival>
void next_generation_low(const BitGrid& alive, BitGrid& result, Birth birth, Survival survival) {
    constexpr std::size_t block = 80;
    const int width = alive.size().width;
    const Word* cells = alive.words();
    Word* next = result.words();
    const Word mask = alive.last_word_mask();
    // The sums of three cells on top of each other, with an empty column before the first and after the last.
    std::array<Word, block + 2> ones{};
    std::array<Word, block + 2> twos{};
    for (int x = 0; x < width; ++x) {
        const Triple triple = triple_of(cells[x] << 1, cells[x], cells[x] >> 1);
        ones[static_cast<std::size_t>(x) + 1] = triple.ones;
        twos[static_cast<std::size_t>(x) + 1] = triple.twos;
    }
    for (int x = 0; x < width; ++x) {
        const auto at = static_cast<std::size_t>(x);
        next[x] = mask & next_column(Triple{ones[at], twos[at]}, cells[x] << 1, cells[x], cells[x] >> 1,
                                     Triple{ones[at + 2], twos[at + 2]}, birth, survival);
    }
}

template <int wanted>
struct AtLeast {
    Word operator()(const Count& n) const { return at_least(n, wanted); }
};

/// The rules in use, with their thresholds known to the compiler; false for any other.
bool next_generation_known(const BitGrid& alive, BitGrid& result, int birth, int survival) {
    if (alive.words_per_column() != 1 || alive.size().width > 80) return false;
    if (birth == 6 && survival == 4)
        next_generation_low(alive, result, AtLeast<6>{}, AtLeast<4>{});
    else if (birth == 5 && survival == 4)
        next_generation_low(alive, result, AtLeast<5>{}, AtLeast<4>{});
    else if (birth == 5 && survival == 2)
        next_generation_low(alive, result, AtLeast<5>{}, AtLeast<2>{});
    else
        return false;
    return true;
}

}  // namespace

BitGrid next_generation(const BitGrid& alive, int birth, int survival) {
    const int width = alive.size().width;
    const int count = alive.words_per_column();
    BitGrid result{alive.size()};
    if (next_generation_known(alive, result, birth, survival)) return result;
    const auto triple = [&](int x, int k) {
        if (x < 0 || x >= width) return Triple{0, 0};
        const auto [above, below] = upright_neighbors(alive.column(x), k, count);
        return triple_of(above, alive.column(x)[k], below);
    };
    const auto is_born = [&](const Count& n) { return at_least(n, birth); };
    const auto survives = [&](const Count& n) { return at_least(n, survival); };
    for (int k = 0; k < count; ++k) {
        Triple left{0, 0};
        Triple here = triple(0, k);
        for (int x = 0; x < width; ++x) {
            const Triple right = triple(x + 1, k);
            const auto [above, below] = upright_neighbors(alive.column(x), k, count);
            result.column(x)[k] =
                next_column(left, above, alive.column(x)[k], below, right, is_born, survives);
            left = here;
            here = right;
        }
    }
    for (int x = 0; x < width; ++x) result.column(x)[count - 1] &= result.last_word_mask();
    return result;
}

BitGrid noise(Size size, int percent, Rng& rng) {
    BitGrid cells{size};
    // 64 rolls at a time: as many whole columns as fit, or one word of a column on maps of more than 32 rows.
    const int columns_at_once = std::max(1, 64 / size.height);
    for (int x = 0; x < size.width; x += columns_at_once) {
        for (int k = 0; k < cells.words_per_column(); ++k) {
            Word rolls = rng.percent_bits(percent);
            const Word mask = k + 1 == cells.words_per_column() ? cells.last_word_mask() : ~Word{0};
            for (int i = 0; i < columns_at_once && x + i < size.width; ++i) {
                cells.column(x + i)[k] = rolls & mask;
                rolls = size.height < 64 ? rolls >> size.height : 0;
            }
        }
    }
    return cells;
}

namespace {

BitGrid settle(const BlobRule& rule, Size size, Rng& rng) {
    BitGrid cells = noise(size, rule.seed_percent, rng);
    for (int round = 0; round < rule.rounds; ++round)
        cells = next_generation(cells, rule.birth, rule.survival);
    return cells;
}

BitGrid turned(const BitGrid& cells) {
    BitGrid result{Size{cells.size().height, cells.size().width}};
    cells.for_each([&](Pos p) { result.set({p.y, p.x}); });
    return result;
}

/// Whether some part could be as wide as asked: that many columns in a row, each touching the next. It spares
/// most hopeless outcomes the search for their largest part.
bool could_be_wide(const BitGrid& cells, int wanted) {
    int run = 0;
    for (int x = 0; x < cells.size().width; ++x) {
        Word here = 0;
        Word shared = 0;
        for (int k = 0; k < cells.words_per_column(); ++k) {
            here |= cells.column(x)[k];
            if (x > 0) shared |= cells.column(x)[k] & cells.column(x - 1)[k];
        }
        run = here == 0 ? 0 : shared != 0 ? run + 1 : 1;
        if (run >= wanted) return true;
    }
    return false;
}

/// Whether some part could be as high as asked: that many rows in a row with a cell in them.
bool could_be_high(const BitGrid& cells, int wanted) {
    if (cells.words_per_column() != 1) return true;
    Word rows = 0;
    for (int x = 0; x < cells.size().width; ++x) rows |= *cells.column(x);
    for (int i = 1; i < wanted; ++i) rows &= rows >> 1;
    return rows != 0;
}

bool at_least_as_big(const BitGrid::Bounds& box, Size least) {
    return box.width() >= least.width && box.height() >= least.height;
}

}  // namespace

BitGrid grow_blob(const BlobRule& rule, Rng& rng) {
    for (;;) {
        // The rule is the same lying on its side, and a flat window has fewer rows than columns to work on.
        const bool flat = rule.window.width > rule.window.height && rule.window.width <= 64;
        BitGrid cells = settle(rule, flat ? Size{rule.window.height, rule.window.width} : rule.window, rng);
        if (flat) {
            if (!could_be_high(cells, rule.least.width) || !could_be_wide(cells, rule.least.height)) continue;
            cells = turned(cells);
        } else if (!could_be_wide(cells, rule.least.width)) {
            continue;
        }
        BitGrid blob = largest_part(cells);
        if (at_least_as_big(blob.bounds(), rule.least)) return blob;
    }
}

BitGrid grow_blob_within(const BlobRule& rule, Size buffer, Rng& rng) {
    for (;;) {
        BitGrid left = settle(rule, buffer, rng);
        BitGrid best{buffer};
        int best_count = 0;
        while (left.any()) {
            BitGrid part = part_with(left.first(), left);
            left -= part;
            const BitGrid::Bounds box = part.bounds();
            if (!at_least_as_big(box, rule.least) || box.width() > rule.window.width ||
                box.height() > rule.window.height || part.count() <= best_count)
                continue;
            best_count = part.count();
            best = std::move(part);
        }
        if (best_count > 0) return best;
    }
}

}  // namespace cellophane
