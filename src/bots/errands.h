#pragma once

#include <optional>

#include "kit/grid/grid.h"
#include "protocol/observation.h"

namespace cellophane {

/// What is worth a walk on a level before one leaves it: captives to free, keys and treasures that explorers
/// leave alone, and the locks that keys open. Nobody walks for ever: what is not reached soon is given up.
class Errands {
public:
    Errands() = default;
    explicit Errands(Size size) : steps_{size} {}

    /// The next step toward something to fetch or to open, and toward somebody to free. The way leads through
    /// nothing unpleasant.
    std::optional<Direction> step_to_things(const Observation& seen, const BitGrid& refused);
    std::optional<Direction> step_to_captives(const Observation& seen, const BitGrid& refused);

private:
    std::optional<Direction> step_to(const Observation& seen, const BitGrid& refused, BitGrid goals);

    /// How many steps were taken for the sake of each cell.
    Grid<std::uint8_t> steps_;
    int taken_ = 0;
};

}  // namespace cellophane
