#include "dungeon/machines/camps.h"

#include <algorithm>

#include "dungeon/generate.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// A finished level as a draft that hordes are placed on.
Draft draft_on(int depth, Style style) {
    Level level = generate({.depth = depth}).value();
    LevelPlan plan;
    plan.style = style;
    plan.depth = depth;
    plan.size = level.size();
    Draft draft{plan, RunCounters{1}};
    draft.layers = std::move(level.layers);
    draft.ownership = std::move(level.ownership);
    draft.stairs = level.stairs;
    return draft;
}

/// How many of so many hordes came with a camp; all of them had to be placed.
int camps_of(Draft draft, int hordes) {
    int placed = 0;
    for (std::uint64_t seed = 1; placed < hordes && seed < 5000; ++seed) {
        Rng rng{seed};
        if (place_horde(draft, {}, rng)) ++placed;
    }
    CHECK(placed == hordes);
    return static_cast<int>(
        std::count_if(draft.machines.begin(), draft.machines.end(),
                      [](const MachineRecord& machine) { return machine.kind == Blueprint::Camp; }));
}

}  // namespace

TEST_CASE("hordes that live in camps build one, except in styles without camps", "[hordes][camps]") {
    CHECK(camps_of(draft_on(8, Style::Brogue), 60) > 0);
    CHECK(camps_of(draft_on(8, Style::Accretion), 60) == 0);
}

}  // namespace cellophane
