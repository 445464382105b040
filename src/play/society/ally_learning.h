#pragma once

#include <vector>

#include "play/turn/turn.h"

namespace cellophane {

// How allies grow (rules/monsters.md 14.7).

/// Turns to get to a corpse, and as many to learn from it.
inline constexpr int turns_to_learn = 20;
/// Cells discovered by the hero that give an ally one more learning slot.
inline constexpr int cells_a_slot = 1400;

/// What a creature could teach another: its properties, or, if the other has them all, its bolts.
std::vector<Lesson> lessons_of(const MonsterStats& teacher, const MonsterStats& pupil);

/// Assigns a dead creature's corpse to one ally that could learn from it, if there is any.
void offer_corpse(Turn& turn, const Monster& dead);

/// The pupil acquires the lesson it came for.
void complete_lesson(Turn& turn, Monster& pupil);

/// The pupil gives up the corpse it had in mind.
void forget_lesson(Monster& pupil);

/// A wound interrupts the pupil at its corpse; with few turns left the lesson is lost.
void disturb_lesson(Monster& pupil);

/// Allies here and on adjacent levels gain experience by every cell the hero discovers.
void share_discovery(Turn& turn, const BitGrid& fresh);

}  // namespace cellophane
