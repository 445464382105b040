#pragma once

#include <vector>

#include "protocol/event.h"
#include "protocol/observation.h"
#include "words/message.h"

namespace cellophane {

/// The messages of an event as the hero perceives it: if he hallucinates, its creatures are other kinds.
/// `number` tells the events of one report apart. `seen` is null for a clear-headed hero and an event whose
/// words do not depend on him.
std::vector<Message> heard(const Event& event, const Observation* seen, int number);

}  // namespace cellophane
