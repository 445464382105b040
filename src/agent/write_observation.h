#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "agent/observation_table.h"
#include "protocol/appraisal.h"
#include "protocol/discoveries.h"
#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// What an observation is made of.
struct ObservedGame {
    /// What the hero perceives: hallucinations are in it (view/hallucination.h).
    const Observation& seen;
    /// How things stand.
    const Report& report;
    /// Of what is in the pack, in its order.
    const Appraisals& appraisals;
    const Discoveries& discoveries;
    /// All messages so far, the oldest first.
    const std::vector<std::string>& messages;
};

/// Writes the flat observation. It depends on nothing but what a player is shown.
void write_observation(const ObservedGame& game, std::span<std::uint8_t, observation_bytes> bytes);

}  // namespace cellophane
