#pragma once

#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// The letter of the item that best answers a question for one. `favorite` is the category to enchant; each
/// of the `tries` wrong choices so far moves on to the next best item.
char choice(const Observation& seen, Question question, ItemCategory favorite, int tries);

}  // namespace cellophane
