#pragma once

#include "protocol/discoveries.h"
#include "world/item_knowledge.h"

namespace cellophane {

/// Kinds that go by their looks until they are known: nobody can tell from this which look is whose.
Discoveries discoveries_of(const ItemKnowledge& item_knowledge);

}  // namespace cellophane
