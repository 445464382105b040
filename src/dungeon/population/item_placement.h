#pragma once

#include <cstdint>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"

namespace cellophane {

struct Draft;

/// Where things come to lie (rules/levels.md 23.4): every cell has a weight, the greater the more doors, and
/// above all secret doors, lie before it. In tenths.
class ItemPlacement {
public:
    ItemPlacement() = default;
    explicit ItemPlacement(Draft& draft);

    /// Draws a cell by its weight and lowers the weights around it; any fitting cell if no weight is left.
    Pos draw(const Draft& draft, Rng& rng);
    /// Any dry floor outside hallways; the weights around it are lowered all the same.
    Pos place_in_the_open(const Draft& draft, Rng& rng);

    const Grid<std::int32_t>& weights() const { return weights_; }
    /// Whether somebody can walk from stairs to stairs, without a key and over dry land.
    bool joins_stairs() const { return joins_stairs_; }

private:
    void cool(Pos at);

    Grid<std::int32_t> weights_;
    std::int64_t total_ = 0;
    BitGrid open_;
    bool joins_stairs_ = true;
};

}  // namespace cellophane
