#include "dungeon/draft.h"

#include <utility>

namespace cellophane {

Draft::Draft(const LevelPlan& plan_for, const Fortune& found_above)
    : goal{plan_for},
      plan{plan_for.size},
      lakes{plan_for.size},
      strata{plan_for.size},
      claims{plan_for.size},
      impregnable{plan_for.size},
      topology{plan_for.size},
      unrest{plan_for.size},
      fortune{found_above} {}

Level level_of(Draft&& draft) {
    Level level;
    level.depth = draft.goal.depth;
    level.strata = std::move(draft.strata);
    level.stairs = draft.stairs;
    level.rooms = std::move(draft.rooms);
    level.claims = std::move(draft.claims);
    level.machines = std::move(draft.machines);
    level.items = std::move(draft.items);
    level.monsters = std::move(draft.monsters);
    level.impregnable = draft.impregnable;
    level.topology = draft.topology;
    level.waypoints = std::move(draft.waypoints);
    level.unrest = draft.unrest;
    return level;
}

}  // namespace cellophane
