#pragma once

#include "content/items.h"
#include "words/verbs.h"

namespace cellophane {

/// The verbs for what the hero does to a target with the weapon in the hero's hand: "slash" + "the goblin".
const Verbs& weapon_verbs(ItemKind weapon);
inline constexpr Verbs bare_hand_verbs{"punch", "thump", "pummel"};

}  // namespace cellophane
