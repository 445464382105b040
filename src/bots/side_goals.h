#pragma once

#include <optional>

#include "kit/grid/grid.h"
#include "protocol/observation.h"

namespace cellophane {

/// Goals worth a walk before a level is left: captives to free, keys and treasures that exploring leaves
/// alone, and the locks that keys open. A goal is given up after 120 steps, all goals of a level after 600.
class SideGoals {
public:
    SideGoals() = default;
    explicit SideGoals(Size size) : steps_{size} {}

    /// The next step toward the nearest item to fetch or lock to open, and toward the nearest captive;
    /// nothing if none can be reached. `refused`: cells the hero could not enter.
    std::optional<Direction> step_to_things(const Observation& seen, const BitGrid& refused);
    std::optional<Direction> step_to_captives(const Observation& seen, const BitGrid& refused);

private:
    std::optional<Direction> step_to(const Observation& seen, const BitGrid& refused, BitGrid goals);

    /// Steps taken toward each goal cell, and toward all of them.
    Grid<std::uint8_t> steps_;
    int taken_ = 0;
};

}  // namespace cellophane
