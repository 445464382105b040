#pragma once

#include "content/machines.h"

namespace cellophane::blueprints {

// Short names for the rows.
using T = BlueprintTrait;
using G = ItemGoes;
using Mark = ItemMark;
using Rule = MachineItemRule;
using State = MachineMonsterState;

}  // namespace cellophane::blueprints
