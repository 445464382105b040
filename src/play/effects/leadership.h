#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// Who follows whom, and how that changes (rules/monsters.md 4, 6.6 and 14.6).

/// A leader on the hero's level is lost to its followers: the first of them takes its place, wherever it is.
/// Those bound to it are left without.
void pass_on_leadership(Game& game, Monster& leader);

/// Somebody has come to the level: those it left there follow it again, and it follows whom it followed, by
/// number, if that one is there or expected; otherwise nobody (rules/monsters.md 16.2).
void join_group(Level& level, Monster& newcomer, int leader, bool is_expected);

/// It goes to another level, with what it carries and whoever is hidden inside of it; its followers wait for
/// it. What stays in the list is dead (rules/monsters.md 16).
Traveller take_leave(Level& level, Monster& monster);

/// A creature changes to the hero's side, and what it carries comes to lie on the floor.
void join_hero(Turn& turn, LevelContext& level, Monster& monster, Joined::How how);

/// An ally turns on the hero for good.
void turn_on_hero(Turn& turn, Monster& monster);

/// A creature new to the game gets a number of its own, remembers having been to some places of its level,
/// and goes under water if it can.
void number(Game& game, const Level& level, Monster& newcomer, Rng& memories);
/// So do all who have just come to the hero's level.
void number_newcomers(Game& game);

/// Puts a creature on the trail of the hero, if it is not with him.
void alert(const Game& game, Monster& monster);

/// What it takes at least to come to one's senses.
inline constexpr int ticks_to_wake = 100;

/// And to find one's bearings, for who comes out of a statue or a wall.
inline constexpr int ticks_to_look_around = 200;

/// It wakes, or takes notice, and all of its group with it.
void wake_group(Game& game, Monster& monster);

}  // namespace cellophane
