#include "dungeon/draft/draft.h"

#include <algorithm>
#include <utility>

#include "world/creatures.h"

namespace cellophane {

Draft::Draft(const LevelPlan& plan_for, const RunCounters& found_above)
    : goal{plan_for},
      plan{plan_for.size},
      entrance{plan_for.size},
      lakes{plan_for.size},
      layers{plan_for.size},
      ownership{plan_for.size},
      impregnable{plan_for.size},
      topology{plan_for.size},
      environment_state{plan_for.size},
      counters{found_above} {}

Grid<Terrain> ground_so_far(const Draft& draft) {
    Grid<Terrain> ground = draft.layers[Layer::Dungeon];
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
    level.layers = std::move(draft.layers);
    level.stairs = draft.stairs;
    level.rooms = std::move(draft.rooms);
    level.ownership = std::move(draft.ownership);
    level.machines = std::move(draft.machines);
    level.items = std::move(draft.items);
    level.monsters = std::move(draft.monsters);
    // Creatures that were taken away again have left gaps.
    number_anew(level.monsters, level.items, ActorId{0});
    level.impregnable = draft.impregnable;
    level.topology = draft.topology;
    level.waypoints = std::move(draft.waypoints);
    level.environment_state = draft.environment_state;
    return level;
}

}  // namespace cellophane
