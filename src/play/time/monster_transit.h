#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// Creatures between two levels (rules/monsters.md 16; rules/hero.md 12.2 to 12.4).

/// A tick passes for those on their way; whoever has come far enough arrives, if the hero is there.
void advance_travellers(Turn& turn, LevelContext& living);

/// Those who fell to this level stand near below where they fell.
void receive_fallen(Turn& turn);

/// Those who were on their way from the level the hero has come back to are found as far as they got.
void meet_travellers(Turn& turn);

}  // namespace cellophane
