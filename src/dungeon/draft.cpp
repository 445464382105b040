#include "dungeon/draft.h"

namespace cellophane {

Draft::Draft(const LevelPlan& plan_for)
    : goal{plan_for},
      plan{plan_for.size},
      lakes{plan_for.size},
      strata{plan_for.size},
      in_machine{plan_for.size},
      impregnable{plan_for.size} {}

}  // namespace cellophane
