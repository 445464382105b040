#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Side effects of a blow that did not kill (rules/monsters.md 12.1; rules/hero.md 7.7).

/// A blow that hit.
struct Landed {
    Actor& by;
    Actor& at;
    const Party& by_party;
    const Party& at_party;
    /// The damage rolled, which is also the turns of poison; the damage dealt.
    int rolled = 0;
    int wound = 0;
};

void apply_hit_effects(Turn& turn, LevelContext& level, const Landed& blow);

/// Poisons a target for so many turns, or weakens it, as hits do, without a blow (rules/hero.md 7.7).
void poison(Turn& turn, Actor& whom, int turns, const Party& by);
void weaken(Turn& turn, Actor& whom, const Party& by);

/// A target that corrodes weapons corrodes the hero's.
void wear_weapon(Turn& turn, Actor& by, Actor& at);

}  // namespace cellophane
