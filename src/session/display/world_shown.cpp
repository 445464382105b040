#include "session/display/world_shown.h"

#include "session/session_state.h"
#include "view/hallucination.h"

namespace cellophane {

const Observation& world_shown(SessionState& session) {
    if (session.viewing && session.viewing->unveiled) {
        session.display.hallucination = session.game_or_replay.game()->unveil();
        return session.display.hallucination;
    }
    return world_as_taken(session, session.seen());
}

const Observation& world_as_taken(SessionState& session, const Observation& world) {
    // A clear-headed hero perceives the world as it is known.
    if (scatter_of(world) == 0) return world;
    constexpr int beats_of_a_fancy = 28;
    session.display.hallucination = hallucinated(world, session.moving.beats / beats_of_a_fancy);
    return session.display.hallucination;
}

}  // namespace cellophane
