#include "session/commands/travel_input.h"

#include <cstddef>

#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/commands/wading_prompt.h"
#include "session/session_state.h"

namespace cellophane {

void travel_to_pointed(SessionState& session) {
    Pointing& mark = session.pointing.mark;
    if (!mark.cell || session.game_or_replay.game() == nullptr) return;
    if (session.pointing.proposed != PathPreview::None) return go_ahead(session);
    const Pos target = *mark.cell;
    refresh_route(session);
    const std::size_t steps = mark.route.size();
    const bool beside = king_distance(session.seen().hero->at, target) == 1;
    mark.by_cursor = false;
    session.mode = Mode::Map;
    // A neighbouring cell is acted on, even one no journey would enter; round a corner one has to walk.
    if (beside && steps <= 1)
        step_towards_pointed(session);
    else
        submit(session, TravelTo{target});
    if (!session.long_command.goes_on) stop_pointing(session);
}

void step_towards_pointed(SessionState& session) {
    Pointing& mark = session.pointing.mark;
    if (!mark.cell || session.game_or_replay.game() == nullptr) return;
    const Pos hero = session.seen().hero->at;
    refresh_route(session);
    const Pos next = mark.route.empty() ? *mark.cell : mark.route.front();
    for (Direction direction : directions)
        if (hero + step(direction) == next) {
            walk(session, direction);
            return;
        }
}

}  // namespace cellophane
