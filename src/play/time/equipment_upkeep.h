#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// What an environment turn does to the hero's items (rules/hero.md 4.3, step 1): staffs and charms recover,
/// armor and rings come nearer to being known.
void wear_in(Turn& turn);

}  // namespace cellophane
