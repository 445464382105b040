#include "dungeon/draft/draft.h"

#include <utility>

#include "support/catch.h"
#include "world/terrain_sets.h"

// A level that is being made (rules/levels.md 1).

namespace cellophane {

TEST_CASE("the ground is shown by the plan until the floor is laid, and as it is from then on", "[draft]") {
    LevelPlan goal;
    goal.size = {12, 7};
    Draft draft{goal, RunCounters{1}};
    draft.plan.floor = rectangle(goal.size, {2, 2}, {4, 4});
    draft.plan.doors.set({5, 3});
    const Grid<Terrain> planned = ground_so_far(draft);
    CHECK(cells_equal_to(planned, Terrain::Floor) == draft.plan.floor);
    CHECK(cells_equal_to(planned, Terrain::WoodenDoor) == draft.plan.doors);
    CHECK(cells_equal_to(planned, Terrain::Granite).count() == goal.size.area() - 10);
    // One cell is enough, wherever it is.
    for (const Pos at : {Pos{0, 0}, {11, 6}, {7, 5}}) {
        Draft laid = draft;
        laid.layers[Layer::Dungeon][at] = Terrain::StoneWall;
        CHECK(ground_so_far(laid) == std::as_const(laid.layers)[Layer::Dungeon]);
    }
}

}  // namespace cellophane
