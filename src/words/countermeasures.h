#pragma once

#include <vector>

#include "protocol/observation.h"
#include "words/message.h"

namespace cellophane {

/// What the staffs, wands, charms and scrolls of known kind in the pack could do about a creature, a sentence
/// each: only those that matter (rules/items.md 26; rules/interface.md 10).
std::vector<Phrase> means_against(const Observation& seen, const MonsterView& monster);

}  // namespace cellophane
