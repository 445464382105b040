#include "dungeon/draft.h"

#include <algorithm>
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

Grid<Terrain> ground_so_far(const Draft& draft) {
    Grid<Terrain> ground = draft.strata[Layer::Dungeon];
    const bool is_laid = std::any_of(ground.data(), ground.data() + ground.size().area(),
                                     [](Terrain terrain) { return terrain != Terrain::Granite; });
    if (is_laid) return ground;
    draft.plan.floor.for_each([&](Pos at) { ground[at] = Terrain::Floor; });
    draft.plan.doors.for_each([&](Pos at) { ground[at] = Terrain::WoodenDoor; });
    return ground;
}

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
