#include "session/travelling.h"

#include <cstddef>

#include "session/commands.h"
#include "session/pointing.h"
#include "session/proposals.h"
#include "session/session_state.h"
#include "session/wading.h"

namespace cellophane {

void travel_to_pointed(SessionState& session) {
    if (!session.pointing.mark.cell || session.subject.game() == nullptr) return;
    if (session.pointing.proposed != Proposal::None) return go_ahead(session);
    const Pos target = *session.pointing.mark.cell;
    refresh_route(session);
    const std::size_t steps = session.pointing.mark.route.size();
    const bool beside = king_distance(session.seen().hero->at, target) == 1;
    session.pointing.mark.by_cursor = false;
    session.mode = Mode::Map;
    // A neighbouring cell is acted on, even one no journey would enter; round a corner one has to walk.
    if (beside && steps <= 1)
        step_towards_pointed(session);
    else
        submit(session, TravelTo{target});
    if (!session.long_command.goes_on) stop_pointing(session);
}

void step_towards_pointed(SessionState& session) {
    if (!session.pointing.mark.cell || session.subject.game() == nullptr) return;
    const Pos hero = session.seen().hero->at;
    refresh_route(session);
    const Pos next = session.pointing.mark.route.empty() ? *session.pointing.mark.cell
                                                         : session.pointing.mark.route.front();
    for (Direction direction : directions)
        if (hero + step(direction) == next) {
            walk(session, direction);
            return;
        }
}

}  // namespace cellophane
