#include "dungeon/draft.h"

namespace cellophane {

Draft::Draft(const LevelPlan& plan_for, const Fortune& found_above)
    : goal{plan_for},
      plan{plan_for.size},
      lakes{plan_for.size},
      strata{plan_for.size},
      claims{plan_for.size},
      impregnable{plan_for.size},
      topology{plan_for.size},
      fortune{found_above} {}

}  // namespace cellophane
