#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

/// Whether the creature would cast a bolt at the target (null: the hero) now, chance left aside
/// (rules/monsters.md 11.2).
bool may_cast(const Acting& acting, Bolt bolt, const Actor& target);

}  // namespace cellophane
