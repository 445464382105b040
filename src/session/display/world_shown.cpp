#include "session/display/world_shown.h"

#include "session/context.h"
#include "view/hallucination.h"

namespace cellophane {

const Observation& world_shown(Context& context) {
    if (context.viewing && context.viewing->unveiled) {
        context.display.hallucination = context.game()->unveil();
        return *context.display.hallucination;
    }
    return world_as_taken(context, context.seen());
}

const Observation& world_as_taken(Context& context, const Observation& world) {
    // A clear-headed hero perceives the world as it is known.
    if (scatter_of(world) == 0) return world;
    context.display.hallucination = as_perceived(context, world);
    return *context.display.hallucination;
}

Observation as_perceived(const Context& context, const Observation& world) {
    constexpr int beats_of_a_fancy = 28;
    if (scatter_of(world) == 0) return world;
    return hallucinated(world, context.moving.beats / beats_of_a_fancy);
}

}  // namespace cellophane
