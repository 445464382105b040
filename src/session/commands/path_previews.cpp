#include "session/commands/path_previews.h"

#include <optional>
#include <vector>

#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

Stair stair_of(PathPreview what) {
    return what == PathPreview::StairsUp ? Stair::Up : Stair::Down;
}

/// The end of the way; none if there is no way.
std::optional<Pos> end_of(const Play& game, PathPreview what) {
    if (what != PathPreview::Explore) return game.known_stairs(stair_of(what));
    const std::vector<Pos> way = game.explore_route();
    return way.empty() ? std::nullopt : std::optional{way.back()};
}

/// Marks the way. Returns whether there is one.
bool propose(SessionState& session, PathPreview what) {
    const std::optional<Pos> end = end_of(*session.game_or_replay.game(), what);
    if (!end || *end == session.seen().hero->at) return false;
    session.mode = Mode::Map;
    point_at(session, end, false);
    session.pointing.mark.by_cursor = true;
    session.pointing.proposed = what;
    return true;
}

void order_proposed(SessionState& session, PathPreview what) {
    stop_pointing(session);
    if (what == PathPreview::Explore)
        submit(session, Explore{});
    else
        submit(session, TravelToStairs{stair_of(what)});
}

}  // namespace

void press_for(SessionState& session, PathPreview what) {
    if (session.game_or_replay.game() == nullptr) return;
    if (session.pointing.proposed == what) return go_ahead(session);
    if (!propose(session, what)) order_proposed(session, what);
}

void propose_to_go_on(SessionState& session) {
    if (!propose(session, PathPreview::Explore)) return;
    // Not asked for by the player: messages and sidebar do not give way to it.
    session.pointing.mark.by_cursor = false;
    session.pointing.mark.unasked = true;
}

void go_ahead(SessionState& session) {
    order_proposed(session, session.pointing.proposed);
}

void explore_fast(SessionState& session) {
    stop_pointing(session);
    session.long_command.forced_pace = 1;
    submit(session, Explore{});
    session.long_command.forced_pace = 0;
}

}  // namespace cellophane
