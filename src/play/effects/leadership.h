#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// Leaders and followers, and how that changes (rules/monsters.md 4, 6.6 and 14.6).

/// A leader on the hero's level is lost to its followers: the first of them takes its place, on whatever
/// level. Followers bound to it are left without a leader.
void pass_on_leadership(Game& game, Monster& leader);

/// A newcomer to the level: the followers it left there follow it again, and it follows the creature with the
/// number `leader`, if that is there or `is_expected`; otherwise none (rules/monsters.md 16.2).
void join_group(Level& level, Monster& newcomer, int leader, bool is_expected);

/// Takes a creature off the level, with what it carries and the creatures hidden inside it; its followers
/// wait for it. What stays in the list is marked dead (rules/monsters.md 16).
Traveller take_leave(Level& level, Monster& monster);

/// A creature changes to the hero's side, and drops what it carries.
void join_hero(Turn& turn, LevelContext& level, Monster& monster, Joined::How how);

/// An ally turns on the hero for good.
void turn_on_hero(Turn& turn, Monster& monster);

/// Gives a creature new to the game its number and memories of having been to some places of its level, and
/// submerges it if possible.
void number(Game& game, const Level& level, Monster& newcomer, Rng& memories);
/// The same for all creatures without a number on the hero's level.
void number_newcomers(Game& game);

/// Puts a creature on the trail of the hero, unless it is an ally or a captive.
void alert(const Game& game, Monster& monster);

/// Least ticks until a woken creature acts.
inline constexpr int ticks_to_wake = 100;

/// Ticks until a creature released from a statue or a wall acts.
inline constexpr int ticks_to_look_around = 200;

/// Wakes or alerts a creature and its group.
void wake_group(Game& game, Monster& monster);

}  // namespace cellophane
