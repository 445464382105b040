#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "kit/base/pos.h"

namespace cellophane {

/// Walks the line from the middle of a cell through one point of another, cell by cell, past it and on
/// (rules/monsters.md 15.1). The point is in percent of the cell's width and height; the cells are not the
/// same.
class LineWalk {
public:
    static constexpr Pos middle{50, 50};

    LineWalk(Pos from, Pos target, Pos point)
        : x_{from.x * one + one / 2},
          y_{from.y * one + one / 2},
          across_{target.x * one + point.x * one / 100 - x_},
          down_{target.y * one + point.y * one / 100 - y_} {
        const std::int64_t longer = std::max(std::abs(across_), std::abs(down_));
        across_ = across_ * one / longer;
        down_ = down_ * one / longer;
    }

    /// The next cell; `nowhere` beyond the map's upper and left edge.
    Pos next() {
        x_ += across_;
        y_ += down_;
        if (x_ < 0 || y_ < 0) return nowhere;
        return {static_cast<int>(x_ / one), static_cast<int>(y_ / one)};
    }

private:
    static constexpr std::int64_t one = 65536;

    std::int64_t x_;
    std::int64_t y_;
    /// From one cell to the next.
    std::int64_t across_;
    std::int64_t down_;
};

}  // namespace cellophane
