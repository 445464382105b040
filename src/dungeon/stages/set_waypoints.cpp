#include "dungeon/stages/stages.h"
#include "world/waypoints.h"

namespace cellophane {

void set_waypoints(Draft& draft, Rng& rng) {
    draft.waypoints = choose_waypoints(draft.layers, rng);
}

}  // namespace cellophane
