#pragma once

#include <vector>

#include "protocol/event.h"
#include "protocol/observation.h"
#include "words/message.h"

namespace cellophane {

/// What the hero takes an event for, in words: a hero who sees things takes everybody in it for somebody
/// else. `number` tells the events of one report apart. Null: a clear head, and an event of which nothing
/// depends on who hears it.
std::vector<Message> heard(const Event& event, const Observation* seen, int number);

}  // namespace cellophane
