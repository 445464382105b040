#pragma once

#include <cstdint>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"

namespace cellophane {

struct Draft;

/// Where things come to lie (spec 10, section 23.4): every cell holds tickets, the more doors, and above all
/// secret doors, lie before it. Whole tenths of a ticket.
class ItemRaffle {
public:
    ItemRaffle() = default;
    explicit ItemRaffle(Draft& draft);

    /// Draws a cell by tickets and cools its surroundings; any fitting cell if no tickets are left.
    Pos draw(const Draft& draft, Rng& rng);
    /// Any dry floor outside hallways; its place is cooled all the same.
    Pos place_in_the_open(const Draft& draft, Rng& rng);

    const Grid<std::int32_t>& tickets() const { return tickets_; }

private:
    void cool(Pos at);

    Grid<std::int32_t> tickets_;
    std::int64_t total_ = 0;
    BitGrid open_;
};

}  // namespace cellophane
