#pragma once

#include <vector>

#include "play/turn/level_context.h"

namespace cellophane {

// One attack, from its preparation to its consequences (rules/hero.md 7.3; rules/monsters.md 12).

/// How an attack is made.
struct BlowManner {
    /// A lunge: it cannot miss and does three times the damage.
    bool lunge = false;
    /// The bolt that carries the attack; `Bolt::count`: hand to hand.
    Bolt bolt = Bolt::count;
    /// The item the hero threw, which strikes in place of the hero's weapon and takes no target by surprise.
    const Item* thrown = nullptr;
};

/// Makes one attack; true if it hit, seized or burst. Checks neither the attacker's willingness nor the
/// hero's reach, and takes no time.
bool strike(Turn& turn, LevelContext& level, Actor& by, Actor& at, const BlowManner& manner = {});

/// Makes one attack on each of those in the cells, settled before the first blow; true if any hit, seized or
/// burst.
bool strike_cells(LevelContext& level, Actor& by, const std::vector<Pos>& cells,
                  const BlowManner& manner = {});

/// Aggression ends the target's paralysis, trance and fear, and makes it an enemy (rules/hero.md 7.8).
void provoke(Turn& turn, Actor& by, Actor& at);

}  // namespace cellophane
