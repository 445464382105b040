#include "kit/grid/blob.h"

#include <array>
#include <utility>

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// A count of 0 to 8 in every bit position.
struct Count {
    Word ones, twos, fours, eights;
};

Word at_least(const Count& n, int wanted) {
    switch (wanted) {
        case 2: return n.eights | n.fours | n.twos;
        case 3: return n.eights | n.fours | (n.twos & n.ones);
        case 4: return n.eights | n.fours;
        case 5: return n.eights | (n.fours & (n.twos | n.ones));
        case 6: return n.eights | (n.fours & n.twos);
        default: return 0;
    }
}

Word majority(Word a, Word b, Word c) { return (a & b) | (c & (a | b)); }

/// The row above, and the row below, of every cell of one column word.
std::pair<Word, Word> upright_neighbours(const Word* column, int k, int count) {
    Word above = column[k] << 1;
    Word below = column[k] >> 1;
    if (k > 0) above |= column[k - 1] >> 63;
    if (k + 1 < count) below |= column[k + 1] << 63;
    return {above, below};
}

}  // namespace

BitGrid next_generation(const BitGrid& alive, int birth, int survival) {
    const int width = alive.size().width;
    const int count = alive.words_per_column();
    BitGrid result{alive.size()};
    // The sums of three cells on top of each other are shared by the columns to both sides.
    struct Triple {
        Word ones, twos;
    };
    const auto triple = [&](int x, int k) {
        if (x < 0 || x >= width) return Triple{0, 0};
        const Word* column = alive.column(x);
        const auto [above, below] = upright_neighbours(column, k, count);
        return Triple{above ^ column[k] ^ below, majority(above, column[k], below)};
    };
    for (int k = 0; k < count; ++k) {
        Triple left{0, 0};
        Triple here = triple(0, k);
        for (int x = 0; x < width; ++x) {
            const Triple right = triple(x + 1, k);
            const auto [above, below] = upright_neighbours(alive.column(x), k, count);
            const Word pair_ones = above ^ below;
            const Word pair_twos = above & below;
            const Word carry = majority(left.ones, right.ones, pair_ones);
            const Word a = left.twos & right.twos;
            const Word b = pair_twos & carry;
            const Word sides = left.twos ^ right.twos;
            const Word rest = pair_twos ^ carry;
            const Word c = sides & rest;
            const Count n{left.ones ^ right.ones ^ pair_ones, sides ^ rest, a ^ b ^ c, majority(a, b, c)};
            const Word self = alive.column(x)[k];
            result.column(x)[k] = (self & at_least(n, survival)) | (~self & at_least(n, birth));
            left = here;
            here = right;
        }
    }
    for (int x = 0; x < width; ++x) result.column(x)[count - 1] &= result.last_word_mask();
    return result;
}

BitGrid noise(Size size, int percent, Rng& rng) {
    BitGrid cells{size};
    for (int x = 0; x < size.width; ++x) {
        for (int y = 0; y < size.height; ++y)
            cells.column(x)[y >> 6] |= Word{rng.percent(percent)} << (y & 63);
    }
    return cells;
}

namespace {

BitGrid settle(const BlobRule& rule, Size size, Rng& rng) {
    BitGrid cells = noise(size, rule.seed_percent, rng);
    for (int round = 0; round < rule.rounds; ++round) cells = next_generation(cells, rule.birth, rule.survival);
    return cells;
}

bool at_least_as_big(const BitGrid::Bounds& box, Size least) {
    return box.width() >= least.width && box.height() >= least.height;
}

}  // namespace

BitGrid grow_blob(const BlobRule& rule, Rng& rng) {
    for (;;) {
        BitGrid blob = largest_part(settle(rule, rule.window, rng));
        if (at_least_as_big(blob.bounds(), rule.least)) return blob;
    }
}

BitGrid grow_blob_within(const BlobRule& rule, Size buffer, Rng& rng) {
    for (;;) {
        BitGrid left = settle(rule, buffer, rng);
        BitGrid best{buffer};
        int best_count = 0;
        while (left.any()) {
            BitGrid seed{buffer};
            seed.set(left.first());
            BitGrid part = flood(seed, left);
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
