#pragma once

#include "play/ai/shifting.h"
#include "play/ai/target_choice.h"

namespace cellophane {

// How creatures get from one cell to the next (rules/monsters.md 9).

/// One step, or the attack that a step becomes (rules/monsters.md 9.3). False if impossible; that takes no
/// time.
bool step_toward(const Acting& acting, Direction toward);

/// A step straight at a cell, round an obstacle if that is easy (rules/monsters.md 9.9).
bool passive_step(const Acting& acting, Pos goal);

/// A step in a random direction that the creature does not avoid.
bool random_step(const Acting& acting);

/// Whether a creature stands there that is neither teammate nor enemy and cannot be swapped with.
bool is_in_the_way(const Acting& acting, Pos at);

/// The steepest way down a map that the creature would take; `Direction::count` if there is none
/// (rules/monsters.md 9.6).
Direction descent(const Acting& acting, const Grid<std::int32_t>& map, bool prefers_diagonals);

/// A step down a map, the greatest drop first.
bool step_down(const Acting& acting, const Grid<std::int32_t>& map, bool prefers_diagonals);

/// A step on the way to a goal, however far off (rules/monsters.md 9.10). The creature may blink towards an
/// enemy at any distance, towards other goals only from afar.
bool path_toward(const Acting& acting, Pos goal, bool is_enemy);

/// Whether a straight walk to the goal crosses no cell that the creature avoids; the goal itself may be one.
bool can_walk_straight(const Acting& acting, Pos goal);

/// The direction of the first neighbor it is willing to attack and can hurt; `Direction::count` if none.
Direction adjacent_target(const Acting& acting);

/// Strikes whoever is in the cells (`StepVerdict::struck`); false if there are none.
bool strike_cells(const Acting& acting, const std::vector<Pos>& cells);

}  // namespace cellophane
