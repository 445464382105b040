#pragma once

#include <string>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// The hero's eight neighboring cells, like with like, for a player without sight of the map.
std::vector<std::string> describe_neighbors(const Observation& seen);

/// Known doors and edges of the known ground, the nearest first: "unexplored, seven steps: five east, three
/// south".
std::vector<std::string> ways_out(const Observation& seen);

}  // namespace cellophane
