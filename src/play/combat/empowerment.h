#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Makes a creature permanently stronger, heals it, and adds a learning slot (rules/monsters.md 14.7).
void empower(Turn& turn, Monster& monster);

}  // namespace cellophane
