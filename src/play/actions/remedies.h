#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// What potions and charms alike do to the hero (rules/items.md 14 and 19).

/// The hero is so for so many turns, whatever was before.
void begin_status(Turn& turn, Status status, int turns);

/// Panacea (rules/hero.md 5.3): so many percent of his health comes back, and ills go.
void cure_everything(Game& game, int percent);

/// He feels every mind on the level, if there is any.
void feel_for_minds(Turn& turn, int turns);

/// He floats, out of whatever holds him.
void float_up(Turn& turn, LevelContext& level, int turns);
void hurry(Turn& turn, int turns);
/// Flames on him go out, too.
void proof_against_fire(Turn& turn, int turns);

}  // namespace cellophane
