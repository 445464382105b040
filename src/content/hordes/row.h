#pragma once

#include "content/hordes.h"

namespace cellophane::hordes {

// Short names for the rows.
using C = HordeCategory;
using F = HordeFlag;
using K = MonsterKind;

}  // namespace cellophane::hordes
