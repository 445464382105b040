#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// The Amulet has been lifted: the Warden of Yendor knows. If it stood in no statue here and is not after the
/// hero already, it comes from somewhere out of his sight (rules/items.md 5; rules/hero.md 13).
void rouse_warden(Turn& turn, LevelContext& living);

}  // namespace cellophane
