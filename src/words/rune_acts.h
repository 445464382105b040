#pragma once

#include <vector>

#include "protocol/fights.h"
#include "words/message.h"

namespace cellophane {

// What runes are seen to do (rules/items.md, addendum A4).

std::vector<Message> messages_for(const RuneActed& event);
std::vector<Message> messages_for(const RuneStirred& event);

}  // namespace cellophane
