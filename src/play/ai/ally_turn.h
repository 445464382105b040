#pragma once

#include "play/ai/acting.h"

namespace cellophane {

/// The turn of an ally (rules/monsters.md 14.8).
void act_as_ally(const Acting& acting);

/// It learns from a corpse, if it has come to one; true: that was its turn (rules/monsters.md 14.7).
bool absorb(const Acting& acting);

/// Guards of a captive hit it to keep it quiet, if that does not kill it; otherwise they mill about; true:
/// that was its turn (rules/monsters.md 14.6).
bool guard_captive(const Acting& acting);

/// The turn of one to whom everybody is an enemy; false: it does what it would do anyway
/// (rules/monsters.md 14.1).
bool act_in_discord(const Acting& acting);

}  // namespace cellophane
