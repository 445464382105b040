#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// The Amulet has been lifted: the Warden of Yendor hunts the hero, unless it does already. Without a statue
/// of it here, it appears at a place out of the hero's sight (rules/items.md 5; rules/hero.md 13).
void rouse_warden(Turn& turn, LevelContext& living);

}  // namespace cellophane
