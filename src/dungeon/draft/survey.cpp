#include "dungeon/draft/survey.h"

#include "world/topology.h"

namespace cellophane {

void analyze(Draft& draft) {
    if (draft.survey.open) return;
    draft.survey.open = open_map(draft.layers);
    draft.topology.loops = find_loops(*draft.survey.open);
    draft.topology.chokepoints = find_chokepoints(*draft.survey.open, draft.topology.loops.cells());
}

}  // namespace cellophane
