#pragma once

#include "agent/observation_block.h"
#include "protocol/appraisal.h"
#include "protocol/discoveries.h"
#include "protocol/observation.h"

namespace cellophane {

/// Writes a row for each item on the floor and with creatures (agent/nearest.h), where they are, and who
/// carries what; after the creatures.
void write_items(const Observation& seen, ObservationBlock& block);

/// Writes a row for each stack in the pack, with what its panel tells.
void write_pack(const Observation& seen, const Appraisals& appraisals, ObservationBlock& block);

/// Writes what is known of the kinds of things there are.
void write_discoveries(const Discoveries& discoveries, ObservationBlock& block);

}  // namespace cellophane
