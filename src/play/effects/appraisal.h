#pragma once

#include "protocol/appraisal.h"
#include "world/game.h"

namespace cellophane {

/// Of everything in the pack, in its order.
Appraisals appraise_pack(const Game& game);

}  // namespace cellophane
