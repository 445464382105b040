#pragma once

#include "content/monsters.h"

namespace cellophane::monsters {

// Short names for the rows.
using B = Behavior;
using A = Ability;
using P = Pictogram;

}  // namespace cellophane::monsters
