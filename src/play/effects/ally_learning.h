#pragma once

#include <vector>

#include "play/effects/turn.h"

namespace cellophane {

// How allies grow (rules/monsters.md 14.7).

/// Turns to get to a corpse, and as many to learn from it.
inline constexpr int turns_to_learn = 20;
/// Cells discovered in its company that teach an ally to learn one thing more.
inline constexpr int cells_a_slot = 1400;

/// What a creature could teach another: its properties, or, if the other has them all, its bolts.
std::vector<Lesson> lessons_of(const MonsterStats& teacher, const MonsterStats& pupil);

/// A creature has died. One of the allies who could learn from it means to, if there is any.
void offer_corpse(Turn& turn, const Monster& dead);

/// What it came for is its own from now on.
void complete_lesson(Turn& turn, Monster& pupil);

/// It gives up on the corpse it had in mind.
void forget_lesson(Monster& pupil);

/// A wound ends its learning; too late in it the chance is lost.
void disturb_lesson(Monster& pupil);

/// Allies gain by every cell the hero discovers, here and on the levels next to this.
void share_discovery(Turn& turn, const BitGrid& fresh);

}  // namespace cellophane
