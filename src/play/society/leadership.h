#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Packs: leaders and followers, and how that changes (rules/monsters.md 4, 6.6 and 14.6). What else pack AI
// does: ai/swarming, and ai/wandering, where followers keep to their leader.

/// A leader on the hero's level is lost to its followers: the first of them takes its place, on whatever
/// level. Followers bound to it are left without a leader.
void pass_on_leadership(Game& game, const Monster& leader);

/// Takes a creature off the level, with what it carries and the creatures hidden inside it; its followers
/// wait for it (rules/monsters.md 16).
Traveler take_leave(Level& level, const Monster& monster);

/// A creature changes to the hero's side, and drops what it carries.
void join_hero(Turn& turn, LevelContext& level, Monster& monster, Joined::How how);

/// An ally turns on the hero for good.
void turn_on_hero(Turn& turn, Monster& monster);

/// Gives a creature new to the game memories of having been to some places of its level, and submerges it if
/// possible.
void welcome(const Level& level, Monster& newcomer, Rng& memories);
/// The same for all creatures on the hero's level that were not born when `Game::creatures_born` was less.
void welcome_newcomers(Game& game, int born_before);

/// Puts a creature on the trail of the hero, unless it is an ally or a captive.
void alert(const Game& game, Monster& monster);

/// Least ticks until a woken creature acts.
inline constexpr int ticks_to_wake = 100;

/// Ticks until a creature released from a statue or a wall acts.
inline constexpr int ticks_to_look_around = 200;

/// Wakes or alerts a creature and its group.
void wake_group(Game& game, Monster& monster);

}  // namespace cellophane
