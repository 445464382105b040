#pragma once

#include "world/game.h"

namespace cellophane {

// What the hero perceives without seeing it (rules/terrain.md 2; rules/monsters.md 14.7).

/// Whether the hero senses the creature: a bonded ally, a sacrifice target, a spectral image, an entranced
/// creature or, while the hero is telepathic, any animate one.
bool is_sensed(const Game& game, const Monster& monster);

/// The same for creatures not on the map yet as well: their minds glow, but they are not shown.
bool is_felt(const Game& game, const Monster& monster);

/// The cells of sensed creatures and what lies in view within 2 cells of them; `blocking` stops sight.
BitGrid sensed_cells(const Game& game, const BitGrid& blocking);

}  // namespace cellophane
