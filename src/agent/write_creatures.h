#pragma once

#include "agent/observation_block.h"
#include "protocol/observation.h"

namespace cellophane {

/// Writes a row for each creature (agent/nearest.h), and where they are.
void write_creatures(const Observation& seen, ObservationBlock& block);

}  // namespace cellophane
