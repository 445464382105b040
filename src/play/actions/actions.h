#pragma once

#include <cstdint>

#include "play/turn/turn.h"

namespace cellophane {

/// Whether a step attacks a creature in the way. A peaceful one frees captives all the same.
enum class StepMode : std::uint8_t { Fighting, Peaceful };

/// One step, with all that walking into things brings (rules/hero.md 10.3). `answered`: the question about
/// the step that was answered with yes last; those before it are not asked again.
TurnCost take_step(Turn& turn, Direction toward, Question answered, StepMode step_mode = StepMode::Fighting);

/// One search by command: strength 60 (30 with a bad ring of awareness), the fifth in a row 160
/// (rules/hero.md 9).
TurnCost search_around(Turn& turn);

/// The search that comes with walking, once per cell (strength 30 without a ring of awareness).
void search_in_passing(Turn& turn);

/// Every secret of the level is found, and the hero knows the lie of it (rules/terrain.md 2.4).
void map_level(Turn& turn);

/// Looks for secrets in view (secret doors, hidden levers, hidden traps) with a strength; each cell's chance
/// falls by 10 per cell of distance.
void search(Turn& turn, int strength);

}  // namespace cellophane
