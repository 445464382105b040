#include "session/display/world_shown.h"

#include <utility>

#include "session/context.h"
#include "view/hallucination.h"

namespace cellophane {

namespace {

/// Stays where it is once it is there: who has been shown a world may look at it while it is shown anew.
const Observation& kept(Context& context, Observation world) {
    Boxed<Observation>& place = context.display.hallucination;
    if (!place) place.emplace();
    *place = std::move(world);
    return *place;
}

}  // namespace

const Observation& world_shown(Context& context) {
    if (context.viewing && context.viewing->unveiled) return kept(context, context.game()->unveil());
    return world_as_taken(context, context.seen());
}

const Observation& world_as_taken(Context& context, const Observation& world) {
    // A clear-headed hero perceives the world as it is known.
    if (scatter_of(world) == 0) return world;
    return kept(context, as_perceived(context, world));
}

Observation as_perceived(const Context& context, const Observation& world) {
    constexpr int beats_of_a_fancy = 28;
    if (scatter_of(world) == 0) return world;
    return hallucinated(world, context.moving.beats / beats_of_a_fancy);
}

}  // namespace cellophane
