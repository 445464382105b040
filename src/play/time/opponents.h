#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// Whether the hero perceives an opponent in a cell beside him that a blow would hurt.
bool is_worth_a_blow(const Game& game, Pos at);

/// Whether an automatic command leaves a creature alone: sleepers, with which it would begin a fight, and
/// what bursts, which would hurt the hero or drop him.
bool is_left_alone(const Monster& monster);

/// The perceived creature there that blocks automatic movement: one that neither makes way nor is captive;
/// null if there is none.
const Monster* obstacle_at(const Game& game, Pos at);

/// Whether a step would strike, but only creatures that shrug off blows.
bool strikes_in_vain(const Game& game, Direction toward);

/// Reports the creature that stops automatic movement.
void halt_before(Turn& turn, const Monster& obstacle);

}  // namespace cellophane
