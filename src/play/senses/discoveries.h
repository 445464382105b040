#pragma once

#include "protocol/discoveries.h"
#include "world/lore.h"

namespace cellophane {

/// Kinds that go by their looks until they are known: nobody can tell from this which look is whose.
Discoveries discoveries_of(const Lore& lore);

}  // namespace cellophane
