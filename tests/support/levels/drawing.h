#pragma once

#include <string>

#include "world/level.h"

namespace cellophane {

/// A machine as a person would draw it: a few lines of cells and a legend. Letters mean its own terrain,
/// digits what lies there, capitals who stands there; rock is '#' or blank, floor outside the machine is '`',
/// everything else is a cell class.
std::string drawing(const Level& level, const MachineRecord& machine);

/// The whole level in the same way, everything that any machine made in the legend.
std::string drawing(const Level& level);

}  // namespace cellophane
