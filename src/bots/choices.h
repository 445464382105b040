#pragma once

#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// The letter of the item that answers a question which wants one. `favourite` is what he spends scrolls on;
/// after `tries` wrong choices he takes what comes next.
char choice(const Observation& seen, Question question, ItemCategory favourite, int tries);

}  // namespace cellophane
