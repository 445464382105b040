#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// One attack, from the raised hand to what comes of it (rules/hero.md 7.3; rules/monsters.md 12).

/// How it is done.
struct BlowManner {
    /// A leap that cannot miss and hurts three times as much.
    bool lunge = false;
    /// Shot, spat or lashed: `Bolt::count` is hand to hand.
    Bolt bolt = Bolt::count;
    /// What the hero threw, which strikes in place of what he holds; nobody is surprised by it.
    const Item* thrown = nullptr;
};

/// Strikes once, and tells whether the blow went home. Does not ask whether the attacker is willing, or in
/// reach, and takes no time.
bool strike(Turn& turn, LevelContext& level, const ActorRef& by, const ActorRef& at,
            const BlowManner& manner = {});

/// Somebody in an event, as far as the hero knows who it is.
Party party(const Game& game, const ActorRef& who);
/// The same of one he sees with his own eyes.
Party party_in_sight(const Game& game, const ActorRef& who);

/// Any effect of a hit that makes poison, weakness or the like of it, without the blow (rules/hero.md 7.7).
void poison(Turn& turn, const ActorRef& whom, int turns, const Party& by);
void weaken(Turn& turn, const ActorRef& whom, const Party& by);

/// Aggression ends what held its victim, and tells it who its enemies are (rules/hero.md 7.8).
void provoke(Turn& turn, const ActorRef& by, const ActorRef& at);

}  // namespace cellophane
