#include <algorithm>
#include <cstddef>
#include <variant>

#include "content/bolts.h"
#include "content/colours.h"
#include "content/staffs.h"
#include "kit/base/round.h"
#include "session/parts.h"
#include "view/layout.h"
#include "view/sidebar.h"

namespace cellophane {

namespace {

/// Cells the cursor moves with Shift or Control.
constexpr int cursor_leap = 5;

}  // namespace

void Session::Parts::point_at(std::optional<Pos> at, bool by_cursor) {
    pointing.mark.cell = at;
    pointing.mark.by_cursor = by_cursor;
    pointing.mark.unasked = false;
    pointing.proposed = Proposal::None;
    pointing.mark.button.reset();
    const bool examines = by_cursor && at;
    if (examines && mode != Mode::Aim) pointing.cursor_was_at[seen().depth] = *at;
    if (mode == Mode::Map || mode == Mode::Cursor) mode = examines ? Mode::Cursor : Mode::Map;
    if (mode == Mode::Watch || mode == Mode::Examine) mode = examines ? Mode::Examine : Mode::Watch;
    pointing.route_is_old = true;
}

void Session::Parts::move_cursor(const Meaning& meaning) {
    const Size size = seen().cells.size();
    if (size.area() == 0) return;
    const Pos start = pointing.mark.cell.value_or(Pos{size.width / 2, size.height / 2});
    const int cells = meaning.more ? cursor_leap : 1;
    const Pos way = step(meaning.toward);
    point_at(Pos{std::clamp(start.x + way.x * cells, 0, size.width - 1),
                 std::clamp(start.y + way.y * cells, 0, size.height - 1)},
             true);
}

void Session::Parts::begin_pointing() {
    const auto was_at = pointing.cursor_was_at.find(seen().depth);
    const Pos last = was_at == pointing.cursor_was_at.end() ? seen().hero->at : was_at->second;
    point_at(pointing.mark.cell.value_or(last), true);
}

/// Each once, whatever else is there; his own cell only for what lies in it.
std::vector<Pos> Session::Parts::listed_places() {
    std::vector<Pos> places;
    for (const ListedThing& thing : listed_things(looks())) {
        const bool is_underfoot = seen().hero && thing.at == seen().hero->at;
        if (is_underfoot && !std::holds_alternative<ItemView>(thing.what)) continue;
        if (std::find(places.begin(), places.end(), thing.at) == places.end()) places.push_back(thing.at);
    }
    return places;
}

void Session::Parts::point_at_listed(int by) {
    const std::vector<Pos> places = mode == Mode::Aim ? targets() : listed_places();
    if (places.empty()) return;
    const auto count = static_cast<int>(places.size());
    const auto pointed = std::find(places.begin(), places.end(), pointing.mark.cell.value_or(Pos{-1, -1}));
    const int before = pointed == places.end() ? off_round : static_cast<int>(pointed - places.begin());
    point_at(places[static_cast<std::size_t>(step_round(before, by, count))], true);
}

std::span<const Button> Session::Parts::buttons() const {
    if (!viewing) {
        if (!seen().ending) return play_buttons;
        // Whoever is buried has the stone, and no other button does anything there.
        return ending.is_buried ? std::span<const Button>{} : fallen_buttons;
    }
    if (viewing->plays) return playing_buttons;
    return paused_buttons;
}

bool Session::Parts::moves_pointing(const Meaning& meaning) {
    if (meaning.deed == Deed::Go)
        move_cursor(meaning);
    else if (meaning.deed == Deed::NextThing)
        point_at_listed(1);
    else if (meaning.deed == Deed::PreviousThing)
        point_at_listed(-1);
    else
        return false;
    return true;
}

void Session::Parts::stop_pointing() {
    point_at(std::nullopt, false);
}

void Session::Parts::travel_to_pointed() {
    if (!pointing.mark.cell || subject.game() == nullptr) return;
    if (pointing.proposed != Proposal::None) return go_ahead();
    const Pos target = *pointing.mark.cell;
    refresh_route();
    const std::size_t steps = pointing.mark.route.size();
    const bool beside = king_distance(seen().hero->at, target) == 1;
    pointing.mark.by_cursor = false;
    mode = Mode::Map;
    // A neighbouring cell is acted on, even one no journey would enter; round a corner one has to walk.
    if (beside && steps <= 1)
        step_towards_pointed();
    else
        submit(TravelTo{target});
    if (!long_command.goes_on) stop_pointing();
}

void Session::Parts::step_towards_pointed() {
    if (!pointing.mark.cell || subject.game() == nullptr) return;
    const Pos hero = seen().hero->at;
    refresh_route();
    const Pos next = pointing.mark.route.empty() ? *pointing.mark.cell : pointing.mark.route.front();
    for (Direction direction : directions)
        if (hero + step(direction) == next) {
            walk(direction);
            return;
        }
}

std::optional<Pos> Session::Parts::pointed_by(const PointerEvent& pointer) {
    if (pointer.column < sidebar_width && pointer.row >= 0 && pointer.row < sidebar_rows) {
        Frame scratch;
        const std::optional<PlaybackHeader> header = playback_header();
        const SidebarTargets targets =
            paint_sidebar(scratch, looks(), pointing.mark.cell, 0, header ? &*header : nullptr);
        return targets[static_cast<std::size_t>(pointer.row)];
    }
    return map_cell_at(pointer.column, pointer.row, seen().cells.size());
}

void Session::Parts::hover(const PointerEvent& pointer) {
    if (mode == Mode::Menu) {
        if (const auto row = menu_row_under(pointer)) menu.row = row;
        return;
    }
    const bool on_map = mode == Mode::Map || mode == Mode::Cursor || mode == Mode::Aim ||
                        mode == Mode::Watch || mode == Mode::Examine;
    if (!on_map) return;
    const std::optional<Pos> at = pointed_by(pointer);
    // What is proposed stays so until somebody points at something himself, and what goes by is not pointed
    // at.
    const bool goes_by = viewing && viewing->plays;
    const bool is_news = at ? at != pointing.mark.cell || pointing.mark.unasked
                            : pointing.mark.cell && pointing.proposed == Proposal::None;
    if (!goes_by && is_news) point_at(at, false);
    pointing.mark.button = button_at(buttons(), pointer.column, pointer.row);
}

void Session::Parts::click(const PointerEvent& pointer) {
    const std::optional<std::size_t> button = button_at(buttons(), pointer.column, pointer.row);
    if (mode == Mode::Aim) {
        const std::optional<Pos> target = pointed_by(pointer);
        if (!target)
            leave_aim();
        else if (target == pointing.mark.cell)
            throw_at_pointed();
        else
            point_at(target, false);
        return;
    }
    if (button == menu_button) return open_menu();
    if (button) {
        press_on_map(meaning_of({.name = std::string{buttons()[*button].key}}));
        return;
    }
    if (pointer.column >= main_column && pointer.row < message_rows) {
        press_on_map({Deed::Archive});
        return;
    }
    const std::optional<Pos> at = pointed_by(pointer);
    if (!at) {
        stop_pointing();
        return;
    }
    // What is listed is meant as such: there is no need to look first.
    const bool pointed_already = pointing.mark.cell == at || pointer.column < sidebar_width;
    if (pointer.control) {
        point_at(at, false);
        step_towards_pointed();
    } else if (pointed_already && !pointer.shift) {
        if (pointing.mark.cell != at) point_at(at, false);
        travel_to_pointed();
    } else {
        point_at(at, false);
    }
}

Tint Session::Parts::colour_of_flight() const {
    if (!aiming.zaps) return tint(Colour::Red);
    const PackItemView* stick = item_with(seen().pack, aiming.letter);
    // Nobody knows what an unknown one will send.
    if (stick == nullptr || !stick->item.kind_known) return tint(Colour::Gray);
    const std::optional<Bolt> bolt = bolt_of(stick->item.kind);
    return bolt ? bolt_rows[*bolt].tint : tint(Colour::Gray);
}

void Session::Parts::refresh_route() {
    if (!pointing.route_is_old) return;
    pointing.route_is_old = false;
    const Play* game = subject.game();
    pointing.mark.route.clear();
    pointing.mark.aims = mode == Mode::Aim;
    // Whoever watches goes nowhere.
    if (game == nullptr || viewing) return;
    if (pointing.mark.aims) {
        pointing.mark.flight = colour_of_flight();
        if (pointing.mark.cell) pointing.mark.route = flight_to(*pointing.mark.cell);
        return;
    }
    if (pointing.proposed == Proposal::Explore)
        pointing.mark.route = game->explore_route();
    else if (pointing.mark.cell && seen().hero && seen().hero->at != *pointing.mark.cell &&
             seen().cells.contains(*pointing.mark.cell) &&
             seen().cells[*pointing.mark.cell].sight != Sight::Unknown)
        pointing.mark.route = game->route_to(*pointing.mark.cell);
    else if (!pointing.mark.cell && long_command.goes_on && long_command.explores)
        pointing.mark.route = game->explore_route();
}

}  // namespace cellophane
