#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Strips a creature of its magic, for good (rules/monsters.md 14.4; rules/items.md 23): creatures of magic
/// die, others lose abilities, spells and states, and may fall, sink or burn at once. Returns whether it lost
/// anything.
bool negate(Turn& turn, LevelContext& level, Monster& monster);

/// Whether negation would take anything from a creature.
bool is_negatable(const Monster& monster);

/// Ends magical statuses of the hero; levitation, telepathy and fire immunity last one more turn. Returns
/// whether there were any.
bool negate_hero(Turn& turn);

}  // namespace cellophane
