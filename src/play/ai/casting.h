#pragma once

#include "play/ai/acting.h"

namespace cellophane {

/// Whether a creature would cast one of its bolts at somebody just now, leaving chance aside
/// (rules/monsters.md 11.2). Null: the hero.
bool may_cast(const Acting& acting, Bolt bolt, const Monster* target);

}  // namespace cellophane
