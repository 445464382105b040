#pragma once

#include <vector>

#include "protocol/observation.h"
#include "words/message.h"

namespace cellophane {

/// All there is to tell of a creature, paragraph by paragraph, each a row of phrases: what it is like, what
/// ties it, how a fight with it would go, what it carries and what it can do (rules/interface.md 10).
std::vector<std::vector<Phrase>> bestiary_page(const Observation& seen, const MonsterView& monster);

}  // namespace cellophane
