#pragma once

#include <string>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// What is around the hero, for somebody who sees no map: his eight neighbours, like with like.
std::vector<std::string> neighbours_told(const Observation& seen);

/// Doors that are known and where what is known ends, the nearest first: "unexplored, seven steps: five east,
/// three south".
std::vector<std::string> ways_out(const Observation& seen);

}  // namespace cellophane
