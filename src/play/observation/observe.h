#pragma once

#include "protocol/observation.h"
#include "world/game.h"

namespace cellophane {

/// What the hero knows, ready to be shown.
void observe(const Game& game, Observation& seen);

/// What the hero remembers of a level he has been to and is not on: no hero, no light, and of creatures only
/// allies and captives, which wait where he left them.
void observe_remembered(const Game& game, const VisitedLevel& place, Observation& seen);

/// What the hero knows of the level he is on, completed with the truth: all that lies and lurks where he does
/// not look, and all that he takes for something else. His pack is known as far as he knows it.
void observe_unveiled(const Game& game, Observation& seen);

/// A level in full, without a hero.
Observation observe_all(const Level& level);

}  // namespace cellophane
