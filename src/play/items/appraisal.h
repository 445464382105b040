#pragma once

#include "protocol/appraisal.h"
#include "world/game.h"

namespace cellophane {

/// Appraises every item in the hero's pack, in pack order.
Appraisals appraise_pack(const Game& game);

}  // namespace cellophane
