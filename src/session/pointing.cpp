#include "session/pointing.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "kit/base/round.h"
#include "session/aiming.h"
#include "session/commands.h"
#include "session/keys.h"
#include "session/menu.h"
#include "session/parts.h"
#include "session/session_state.h"
#include "session/wading.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "view/listed_things.h"
#include "view/playback_header.h"
#include "view/sidebar.h"

namespace cellophane {

namespace {

/// Cells the cursor moves with Shift or Control.
constexpr int cursor_leap = 5;

}  // namespace

void point_at(SessionState& session, std::optional<Pos> at, bool by_cursor) {
    session.pointing.mark.cell = at;
    session.pointing.mark.by_cursor = by_cursor;
    session.pointing.mark.unasked = false;
    session.pointing.proposed = Proposal::None;
    session.pointing.mark.button.reset();
    const bool examines = by_cursor && at;
    if (examines && session.mode != Mode::Aim) session.pointing.cursor_was_at[session.seen().depth] = *at;
    if (session.mode == Mode::Map || session.mode == Mode::Cursor)
        session.mode = examines ? Mode::Cursor : Mode::Map;
    if (session.mode == Mode::Watch || session.mode == Mode::Examine)
        session.mode = examines ? Mode::Examine : Mode::Watch;
    session.pointing.route_is_old = true;
}

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

void begin_pointing(SessionState& session) {
    const auto was_at = session.pointing.cursor_was_at.find(session.seen().depth);
    const Pos last =
        was_at == session.pointing.cursor_was_at.end() ? session.seen().hero->at : was_at->second;
    point_at(session, session.pointing.mark.cell.value_or(last), true);
}

/// Each once, whatever else is there; his own cell only for what lies in it.
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

std::span<const Button> buttons_shown(const SessionState& session) {
    if (!session.viewing) {
        if (!session.seen().ending) return play_buttons;
        // Whoever is buried has the stone, and no other button does anything there.
        return session.ending.is_buried ? std::span<const Button>{} : fallen_buttons;
    }
    if (session.viewing->plays) return playing_buttons;
    return paused_buttons;
}

bool moves_pointing(SessionState& session, const Meaning& meaning) {
    if (meaning.deed == Deed::Go)
        move_cursor(session, meaning);
    else if (meaning.deed == Deed::NextThing)
        point_at_listed(session, 1);
    else if (meaning.deed == Deed::PreviousThing)
        point_at_listed(session, -1);
    else
        return false;
    return true;
}

void stop_pointing(SessionState& session) {
    point_at(session, std::nullopt, false);
}

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

std::optional<Pos> pointed_by(SessionState& session, const PointerEvent& pointer) {
    if (pointer.column < sidebar_width && pointer.row >= 0 && pointer.row < sidebar_rows) {
        Frame scratch;
        const std::optional<PlaybackHeader> header = playback_header(session);
        const SidebarTargets targets = paint_sidebar(
            scratch, world_shown(session), session.pointing.mark.cell, 0, header ? &*header : nullptr);
        return targets[static_cast<std::size_t>(pointer.row)];
    }
    return map_cell_at(pointer.column, pointer.row, session.seen().cells.size());
}

void hover(SessionState& session, const PointerEvent& pointer) {
    if (session.mode == Mode::Menu) {
        if (const auto row = menu_row_under(session, pointer)) session.menu.row = row;
        return;
    }
    const bool on_map = session.mode == Mode::Map || session.mode == Mode::Cursor ||
                        session.mode == Mode::Aim || session.mode == Mode::Watch ||
                        session.mode == Mode::Examine;
    if (!on_map) return;
    const std::optional<Pos> at = pointed_by(session, pointer);
    // What is proposed stays so until somebody points at something himself, and what goes by is not pointed
    // at.
    const bool goes_by = session.viewing && session.viewing->plays;
    const bool is_news = at ? at != session.pointing.mark.cell || session.pointing.mark.unasked
                            : session.pointing.mark.cell && session.pointing.proposed == Proposal::None;
    if (!goes_by && is_news) point_at(session, at, false);
    session.pointing.mark.button = button_at(buttons_shown(session), pointer.column, pointer.row);
}

void click_on_map(SessionState& session, const PointerEvent& pointer) {
    const std::optional<std::size_t> button = button_at(buttons_shown(session), pointer.column, pointer.row);
    if (session.mode == Mode::Aim) {
        const std::optional<Pos> target = pointed_by(session, pointer);
        if (!target)
            leave_aim(session);
        else if (target == session.pointing.mark.cell)
            throw_at_pointed(session);
        else
            point_at(session, target, false);
        return;
    }
    if (button == menu_button) return open_menu(session);
    if (button) {
        press_on_map(session, meaning_of({.name = std::string{buttons_shown(session)[*button].key}}));
        return;
    }
    if (pointer.column >= main_column && pointer.row < message_rows) {
        press_on_map(session, {Deed::Archive});
        return;
    }
    const std::optional<Pos> at = pointed_by(session, pointer);
    if (!at) {
        stop_pointing(session);
        return;
    }
    // What is listed is meant as such: there is no need to look first.
    const bool pointed_already = session.pointing.mark.cell == at || pointer.column < sidebar_width;
    if (pointer.control) {
        point_at(session, at, false);
        step_towards_pointed(session);
    } else if (pointed_already && !pointer.shift) {
        if (session.pointing.mark.cell != at) point_at(session, at, false);
        travel_to_pointed(session);
    } else {
        point_at(session, at, false);
    }
}

void refresh_route(SessionState& session) {
    if (!session.pointing.route_is_old) return;
    session.pointing.route_is_old = false;
    const Play* game = session.subject.game();
    session.pointing.mark.route.clear();
    session.pointing.mark.aims = session.mode == Mode::Aim;
    // Whoever watches goes nowhere.
    if (game == nullptr || session.viewing) return;
    if (session.pointing.mark.aims) {
        session.pointing.mark.flight = colour_of_flight(session);
        if (session.pointing.mark.cell)
            session.pointing.mark.route = flight_to(session, *session.pointing.mark.cell);
        return;
    }
    if (session.pointing.proposed == Proposal::Explore)
        session.pointing.mark.route = game->explore_route();
    else if (session.pointing.mark.cell && session.seen().hero &&
             session.seen().hero->at != *session.pointing.mark.cell &&
             session.seen().cells.contains(*session.pointing.mark.cell) &&
             session.seen().cells[*session.pointing.mark.cell].sight != Sight::Unknown)
        session.pointing.mark.route = game->route_to(*session.pointing.mark.cell);
    else if (!session.pointing.mark.cell && session.long_command.goes_on && session.long_command.explores)
        session.pointing.mark.route = game->explore_route();
}

}  // namespace cellophane
