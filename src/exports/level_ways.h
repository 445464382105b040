#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "kit/grid/dijkstra_map.h"
#include "world/level.h"

namespace cellophane {

/// Where one can walk. Diagonal steps do not cut the corners of obstructions.
struct WalkingGround {
    BitGrid open;
    BitGrid obstructions;
    Steps steps = Steps::Eight;
};

/// The walkable cells of a level, or with `finds_secrets` the findable ones; what stops diagonal steps
/// obstructs.
WalkingGround ground_of(const Level& level, bool finds_secrets = false);

/// Steps from each cell to the nearest goal; `unreachable` where there is no way. Goals count wherever they
/// lie.
Grid<std::int32_t> distances_to(const WalkingGround& ground, std::span<const Pos> goals);

/// A shortest way, both ends included; nothing if there is none. Of several, the one whose steps come first
/// in the order of directions.
std::vector<Pos> path_between(const WalkingGround& ground, Pos from, Pos to);

}  // namespace cellophane
