#pragma once

#include <optional>

#include "bots/carried.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// What somebody does about those who are after him, until it has led nowhere for long.
class Strife {
public:
    /// Nothing if nobody is after him, or he has had enough of it. `refused` are cells that did not let him
    /// in; nobody runs who has just been refused a step.
    std::optional<Command> next(const Play& play, const Patience& patience, const BitGrid& refused,
                                bool was_refused, Rng& whim);

private:
    /// Turns in a row spent on foes.
    int turns_ = 0;
};

}  // namespace cellophane
