#pragma once

#include "protocol/discoveries.h"
#include "world/item_knowledge.h"

namespace cellophane {

/// All kinds with an appearance of their own. Does not reveal which appearance an unknown kind has.
Discoveries discoveries_of(const ItemKnowledge& item_knowledge);

}  // namespace cellophane
