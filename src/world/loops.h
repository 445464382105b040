#pragma once

#include <utility>

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// The loops of a level, computed on demand: fire opens and closes ways turn by turn, and few turns need
/// them.
class Loops {
public:
    Loops() = default;
    explicit Loops(Size size) : cells_{size} {}
    Loops& operator=(BitGrid cells) {
        cells_ = std::move(cells);
        is_found_ = true;
        return *this;
    }
    /// Drops the loops; the next access computes those of this open map.
    void follow(BitGrid open) {
        open_ = std::move(open);
        is_found_ = false;
    }

    const BitGrid& cells() const {
        if (!is_found_) find();
        return cells_;
    }
    BitGrid& cells() {
        if (!is_found_) find();
        return cells_;
    }
    bool test(Pos at) const { return cells().test(at); }

private:
    void find() const;

    mutable BitGrid cells_;
    mutable bool is_found_ = true;
    BitGrid open_;
};

}  // namespace cellophane
