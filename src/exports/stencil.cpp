#include "exports/stencil.h"

#include <algorithm>

namespace cellophane {

namespace {

/// Twice as large, with slanting edges smoothed (the rule known as Scale2x): a corner of a pixel takes the
/// color that the two neighbors beside it agree on.
Stencil doubled(const Stencil& small) {
    const int last = small.side - 1;
    Stencil large{small.side * 2, {}};
    large.filled.resize(static_cast<std::size_t>(large.side * large.side));
    for (int y = 0; y < large.side; ++y)
        for (int x = 0; x < large.side; ++x) {
            const int at_x = x / 2;
            const int at_y = y / 2;
            const bool is_left = x % 2 == 0;
            const bool is_upper = y % 2 == 0;
            const bool left = small.at(at_x > 0 ? at_x - 1 : 0, at_y);
            const bool right = small.at(at_x < last ? at_x + 1 : last, at_y);
            const bool above = small.at(at_x, at_y > 0 ? at_y - 1 : 0);
            const bool below = small.at(at_x, at_y < last ? at_y + 1 : last);
            const bool beside = is_left ? left : right;
            const bool over = is_upper ? above : below;
            const bool agreed = beside == over && left != right && above != below;
            large.filled[static_cast<std::size_t>(y * large.side + x)] =
                agreed ? beside : small.at(at_x, at_y);
        }
    return large;
}

/// How much of a pixel of the coarse grid lies on one of the fine grid, along one axis: both grids are
/// `fine * coarse` units long.
int overlap(int fine_index, int coarse, int coarse_index, int fine) {
    const int from = std::max(fine_index * coarse, coarse_index * fine);
    const int to = std::min((fine_index + 1) * coarse, (coarse_index + 1) * fine);
    return std::max(0, to - from);
}

int filled_area(const Stencil& stencil, int side, int x, int y) {
    const int fine = stencil.side;
    int area = 0;
    for (int v = y * fine / side; v < ((y + 1) * fine + side - 1) / side; ++v)
        for (int u = x * fine / side; u < ((x + 1) * fine + side - 1) / side; ++u)
            if (stencil.at(u, v)) area += overlap(u, side, x, fine) * overlap(v, side, y, fine);
    return area;
}

}  // namespace

Stencil enlarged(Stencil stencil, int side) {
    while (stencil.side < side) stencil = doubled(stencil);
    return stencil;
}

Coverage shrunk(const Stencil& stencil, int side) {
    Coverage coverage{side, {}};
    const int whole = stencil.side * stencil.side;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int share = (filled_area(stencil, side, x, y) * 255 + whole / 2) / whole;
            coverage.shares.push_back(static_cast<std::uint8_t>(share));
        }
    return coverage;
}

}  // namespace cellophane
