#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

/// The turn of an ally (rules/monsters.md 14.8).
void act_as_ally(const Acting& acting);

/// Learns from a corpse if the ally has come to one; true if that took its turn (rules/monsters.md 14.7).
bool absorb(const Acting& acting);

/// A guard goes to its captive and hits it to keep it quiet, if no blow can kill it; true if that took its
/// turn, false if it mills about instead (rules/monsters.md 14.6).
bool guard_captive(const Acting& acting);

/// The turn of a discordant creature, to which all others are enemies; false if it is to act as usual
/// (rules/monsters.md 14.1).
bool act_in_discord(const Acting& acting);

}  // namespace cellophane
