#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// The eight neighbors of a cell as bits, in ring order, the lowest bit first; off the map counts as no
/// member.
inline unsigned ring_code(const BitGrid& cells, Pos at) {
    unsigned code = 0;
    if (cells.words_per_column() == 1 && at.x > 0 && at.y > 0 && at.x + 1 < cells.size().width) {
        const int above = at.y - 1;
        const auto left = static_cast<unsigned>(cells.column(at.x - 1)[0] >> above) & 7U;
        const auto here = static_cast<unsigned>(cells.column(at.x)[0] >> above) & 7U;
        const auto right = static_cast<unsigned>(cells.column(at.x + 1)[0] >> above) & 7U;
        // Down, down-right, right, up-right, up, up-left, left, down-left.
        return (here >> 2) | (right >> 2) << 1 | (right >> 1 & 1U) << 2 | (right & 1U) << 3 |
               (here & 1U) << 4 | (left & 1U) << 5 | (left >> 1 & 1U) << 6 | (left >> 2) << 7;
    }
    for (std::size_t i = 0; i < once_around.size(); ++i)
        code |= (cells.test(at + once_around[i]) ? 1U : 0U) << i;
    return code;
}

/// The eight neighbors of all cells of a column, in ring order, on maps of up to 64 rows.
inline std::array<BitGrid::Word, 8> ring_words(const BitGrid& cells, int x) {
    const BitGrid::Word here = *cells.column(x);
    const BitGrid::Word left = x > 0 ? *cells.column(x - 1) : 0;
    const BitGrid::Word right = x + 1 < cells.size().width ? *cells.column(x + 1) : 0;
    return {here >> 1, right >> 1, right, right << 1, here << 1, left << 1, left, left >> 1};
}

/// For all cells of a column at once whether members and others change places once round the ring at all, and
/// whether more than twice.
struct ColumnChanges {
    BitGrid::Word any = 0;
    BitGrid::Word many = 0;
};
inline ColumnChanges ring_changes(const std::array<BitGrid::Word, 8>& around) {
    BitGrid::Word two = 0;
    ColumnChanges changes;
    for (std::size_t i = 0; i < around.size(); ++i) {
        const BitGrid::Word here = around[i] ^ around[(i + 1) % around.size()];
        changes.many |= two & here;
        two |= changes.any & here;
        changes.any |= here;
    }
    return changes;
}

/// How often members and others change places once round the ring: 0, 2, 4, 6 or 8.
constexpr int ring_changes(unsigned code) {
    const unsigned turned = ((code << 1) | (code >> 7)) & 0xFFU;
    return std::popcount(code ^ turned);
}

}  // namespace cellophane
