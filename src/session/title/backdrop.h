#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kit/base/pos.h"
#include "kit/grid/grid.h"
#include "screen/frame.h"

namespace cellophane {

/// Dungeons being dug, one after the other, for a screen that waits: a level appears as the generator makes
/// it, stays for a while, and the next one begins.
class Backdrop {
public:
    explicit Backdrop(std::uint64_t seed);

    /// Milliseconds between two steps.
    static constexpr int beat = 60;
    void step();
    /// Back to before the first step of the present level.
    void restart();
    /// Finishes the present level at once.
    void finish();

    Size size() const { return now_.size(); }
    /// As it looks by its own colors; solid rock is a blank.
    const StyledCell& at(Pos cell) const { return now_[cell]; }

private:
    struct Change {
        Pos at;
        StyledCell look;
    };

    void dig();

    std::uint64_t seed_;
    int depth_ = 1;
    Grid<StyledCell> now_;
    std::vector<std::vector<Change>> steps_;
    std::size_t done_ = 0;
    int rested_ = 0;
};

}  // namespace cellophane
