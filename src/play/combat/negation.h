#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Strips a creature of its magic, for good (rules/monsters.md 14.4; rules/items.md 23): creatures of magic
/// die, others lose abilities, spells and states, and may fall, sink or burn at once. Whether it lost
/// anything.
bool negate(Turn& turn, LevelContext& level, Monster& monster);

/// Whether it would lose anything.
bool is_negatable(const Monster& monster);

/// Ends what magic has done to the hero; what holds him up gives way with a moment's warning. Whether it
/// ended anything.
bool negate_hero(Turn& turn);

}  // namespace cellophane
