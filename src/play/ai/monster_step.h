#pragma once

#include "play/ai/acting.h"
#include "play/pathfinding/monster_avoidance.h"

namespace cellophane {

// How creatures get from one cell to the next (rules/monsters.md 9).

/// What it keeps off, as long as it stays where it is.
inline AvoidanceCheck avoidance_check_of(const Acting& acting) {
    return {acting.game(), acting.self, acting.turn.caches.environment.active};
}

/// One step, or the blow that a step becomes (rules/monsters.md 9.3). False: it was impossible, and took no
/// time.
bool step_toward(const Acting& acting, Direction toward);

/// A step straight at a place, round what is in the way if that is easy (rules/monsters.md 9.9).
bool passive_step(const Acting& acting, Pos goal);

/// A step in any direction it does not avoid.
bool random_step(const Acting& acting);

/// It goes to a free cell beside it, come what may.
void shift_to(const Acting& acting, Pos at);

/// Whether somebody is there who neither makes way nor is to be fought.
bool is_in_the_way(const Acting& acting, Pos at);

/// The steepest way down a map that it would take; `Direction::count`: none (rules/monsters.md 9.6).
Direction descent(const Acting& acting, const Grid<std::int32_t>& map, bool prefers_diagonals);

/// A step down a map, the greatest drop first.
bool step_down(const Acting& acting, const Grid<std::int32_t>& map, bool prefers_diagonals);

/// A step on the way to somebody, who may be far off (rules/monsters.md 9.10).
bool path_toward(const Acting& acting, Pos goal, bool is_enemy);

/// Whether a straight walk there crosses nothing it avoids.
bool can_walk_straight(const Acting& acting, Pos goal);

/// The first neighbour it is willing to attack and can hurt; `Direction::count`: nobody.
Direction adjacent_target(const Acting& acting);

/// Strikes as a step in a direction makes it strike; false if there is nobody to strike.
bool attack_toward(const Acting& acting, Direction toward);

}  // namespace cellophane
