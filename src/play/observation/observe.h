#pragma once

#include "protocol/observation.h"
#include "world/game.h"

namespace cellophane {

/// What the hero knows, ready to be shown.
void observe(const Game& game, Observation& seen);

/// What the hero remembers of a level the hero has been to and is not on: no hero, no light, and of creatures
/// only allies and captives, which wait where the hero left them.
void observe_remembered(const Game& game, const VisitedLevel& place, Observation& seen);

/// What the hero knows of the level the hero is on, completed with the truth: all that lies and lurks where
/// the hero does not look, and all that the hero takes for something else. The hero's pack is known as far as
/// the hero knows it.
void observe_unveiled(const Game& game, Observation& seen);

/// A level in full, without a hero.
Observation observe_all(const Level& level);

}  // namespace cellophane
