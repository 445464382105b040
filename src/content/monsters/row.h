#pragma once

#include "content/monsters.h"

namespace cellophane::monsters {

// Short names for the rows.
using B = Behaviour;
using A = Ability;
using P = Pictogram;

}  // namespace cellophane::monsters
