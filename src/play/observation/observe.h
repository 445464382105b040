#pragma once

#include "protocol/observation.h"
#include "world/game.h"

namespace cellophane {

/// What the hero knows, ready to be shown.
void observe(const Game& game, Observation& seen);

/// What the hero remembers of a level he has been to and is not on: no hero, no light, and of creatures those
/// alone that wait where he left them, friends and captives.
void observe_remembered(const Game& game, const VisitedLevel& place, Observation& seen);

/// What the hero knows of the level he is on, to somebody who knows all of it besides: what lies and lurks
/// where the hero does not look, and what he takes for something else. His pack is known as far as he knows
/// it.
void observe_unveiled(const Game& game, Observation& seen);

/// A level as somebody sees it who knows all.
Observation observe_all(const Level& level);

}  // namespace cellophane
