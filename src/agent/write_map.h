#pragma once

#include "agent/observation_block.h"
#include "protocol/observation.h"

namespace cellophane {

/// Writes what is known of each cell: terrain, light, auras.
void write_map(const Observation& seen, ObservationBlock& block);

/// The place of a cell in a field of the map: row by row.
constexpr int cell_place(Pos at) {
    return at.y * standard_size.width + at.x;
}

}  // namespace cellophane
