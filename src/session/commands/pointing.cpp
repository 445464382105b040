#include "session/commands/pointing.h"

#include <algorithm>
#include <cstddef>
#include <variant>
#include <vector>

#include "kit/base/round.h"
#include "session/display/world_shown.h"
#include "session/prompts/targeting.h"
#include "session/session_state.h"
#include "view/listed_things.h"

namespace cellophane {

namespace {

/// Cells the cursor moves with Shift or Control.
constexpr int cursor_leap = 5;

void move_cursor(SessionState& session, const Meaning& meaning) {
    const Size size = session.seen().cells.size();
    if (size.area() == 0) return;
    const Pos start = session.pointing.mark.cell.value_or(Pos{size.width / 2, size.height / 2});
    const int cells = meaning.more ? cursor_leap : 1;
    const Pos way = step(meaning.toward);
    point_at(session,
             Pos{std::clamp(start.x + way.x * cells, 0, size.width - 1),
                 std::clamp(start.y + way.y * cells, 0, size.height - 1)},
             true);
}

/// The cells of listed things, each once; the hero's own cell only for an item.
std::vector<Pos> listed_places(SessionState& session) {
    std::vector<Pos> places;
    for (const ListedThing& thing : listed_things(world_shown(session))) {
        const bool is_underfoot = session.seen().hero && thing.at == session.seen().hero->at;
        if (is_underfoot && !std::holds_alternative<ItemView>(thing.what)) continue;
        if (std::find(places.begin(), places.end(), thing.at) == places.end()) places.push_back(thing.at);
    }
    return places;
}

void point_at_listed(SessionState& session, int by) {
    const std::vector<Pos> places = session.mode == Mode::Aim ? targets(session) : listed_places(session);
    if (places.empty()) return;
    const auto count = static_cast<int>(places.size());
    const auto pointed =
        std::find(places.begin(), places.end(), session.pointing.mark.cell.value_or(Pos{-1, -1}));
    const int before = pointed == places.end() ? off_round : static_cast<int>(pointed - places.begin());
    point_at(session, places[static_cast<std::size_t>(step_round(before, by, count))], true);
}

}  // namespace

void point_at(SessionState& session, std::optional<Pos> at, bool by_cursor) {
    Pointing& mark = session.pointing.mark;
    mark.cell = at;
    mark.by_cursor = by_cursor;
    mark.unasked = false;
    session.pointing.proposed = PathPreview::None;
    mark.button.reset();
    const bool examines = by_cursor && at;
    if (examines && session.mode != Mode::Aim) session.pointing.cursor_was_at[session.seen().depth] = *at;
    if (session.mode == Mode::Map || session.mode == Mode::Cursor)
        session.mode = examines ? Mode::Cursor : Mode::Map;
    if (session.mode == Mode::Watch || session.mode == Mode::Examine)
        session.mode = examines ? Mode::Examine : Mode::Watch;
    session.pointing.route_is_old = true;
}

void stop_pointing(SessionState& session) {
    point_at(session, std::nullopt, false);
}

void begin_pointing(SessionState& session) {
    const auto was_at = session.pointing.cursor_was_at.find(session.seen().depth);
    const Pos last =
        was_at == session.pointing.cursor_was_at.end() ? session.seen().hero->at : was_at->second;
    point_at(session, session.pointing.mark.cell.value_or(last), true);
}

bool moves_pointing(SessionState& session, const Meaning& meaning) {
    if (meaning.action == InputAction::Go)
        move_cursor(session, meaning);
    else if (meaning.action == InputAction::NextThing)
        point_at_listed(session, 1);
    else if (meaning.action == InputAction::PreviousThing)
        point_at_listed(session, -1);
    else
        return false;
    return true;
}

void refresh_route(SessionState& session) {
    Pointing& mark = session.pointing.mark;
    if (!session.pointing.route_is_old) return;
    session.pointing.route_is_old = false;
    const Play* game = session.game_or_replay.game();
    mark.route.clear();
    mark.aims = session.mode == Mode::Aim;
    // In a recording there is no journey to plan.
    if (game == nullptr || session.viewing) return;
    if (mark.aims) {
        mark.flight = colour_of_flight(session);
        if (mark.cell) mark.route = flight_to(session, *mark.cell);
        return;
    }
    if (session.pointing.proposed == PathPreview::Explore)
        mark.route = game->explore_route();
    else if (mark.cell && session.seen().hero && session.seen().hero->at != *mark.cell &&
             session.seen().cells.contains(*mark.cell) &&
             session.seen().cells[*mark.cell].sight != Sight::Unknown)
        mark.route = game->route_to(*mark.cell);
    else if (!mark.cell && session.long_command.goes_on && session.long_command.explores)
        mark.route = game->explore_route();
}

}  // namespace cellophane
