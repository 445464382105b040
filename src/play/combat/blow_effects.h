#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// What comes with a blow that did not kill (rules/monsters.md 12.1; rules/hero.md 7.7).

/// A blow that went home.
struct Landed {
    const ActorRef& by;
    const ActorRef& at;
    const Party& by_party;
    const Party& at_party;
    /// What was rolled, which is how long poison lasts; what it did.
    int rolled = 0;
    int wound = 0;
};

void apply_hit_effects(Turn& turn, LevelContext& level, const Landed& blow);

/// Pushes somebody straight away from another, one cell, if there is room.
void hurl_back(Turn& turn, LevelContext& level, const ActorRef& by, const ActorRef& at);

/// Acid eats the weapon that touches it.
void wear_weapon(Turn& turn, const ActorRef& by, const ActorRef& at);

}  // namespace cellophane
