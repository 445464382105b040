#pragma once

#include <string>

#include "world/level.h"

namespace cellophane {

/// A machine as a few lines of cells and a legend. Small letters mean its own terrain, digits items, capitals
/// creatures; rock is '#' or blank, floor outside the machine is '`', everything else is a cell class.
std::string drawing(const Level& level, const MachineRecord& machine);

/// The whole level in the same way; the legend lists what any machine made.
std::string drawing(const Level& level);

}  // namespace cellophane
