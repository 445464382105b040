#include "session/commands/pointing.h"

#include <algorithm>
#include <cstddef>
#include <variant>
#include <vector>

#include "kit/base/round.h"
#include "session/context.h"
#include "session/display/world_shown.h"
#include "view/listed_things.h"

namespace cellophane {

namespace {

/// Cells the cursor moves with Shift or Control.
constexpr int cursor_leap = 5;

Pos moved_cursor(const Context& context, const Meaning& meaning) {
    const Size size = context.seen().cells.size();
    const Pos start = context.pointing.mark.cell.value_or(Pos{size.width / 2, size.height / 2});
    const int cells = meaning.more ? cursor_leap : 1;
    const Pos way = step(meaning.toward);
    return {std::clamp(start.x + way.x * cells, 0, size.width - 1),
            std::clamp(start.y + way.y * cells, 0, size.height - 1)};
}

/// The cells of listed things, each once; the hero's own cell only for an item.
std::vector<Pos> listed_places(Context& context) {
    std::vector<Pos> places;
    for (const ListedThing& thing : listed_things(world_shown(context))) {
        const bool is_underfoot = context.seen().hero && thing.at == context.seen().hero->at;
        if (is_underfoot && !std::holds_alternative<ItemView>(thing.what)) continue;
        if (std::find(places.begin(), places.end(), thing.at) == places.end()) places.push_back(thing.at);
    }
    return places;
}

}  // namespace

void mark_cell(Context& context, std::optional<Pos> at, bool by_cursor) {
    Pointing& mark = context.pointing.mark;
    mark.cell = at;
    mark.by_cursor = by_cursor;
    mark.unasked = false;
    mark.button.reset();
    context.pointing.proposed = PathPreview::None;
    context.pointing.by_keys = false;
    context.pointing.route_is_old = true;
}

void point_at(Context& context, std::optional<Pos> at, bool by_cursor) {
    mark_cell(context, at, by_cursor);
    if (!by_cursor || !at) return;
    context.pointing.by_keys = true;
    context.pointing.cursor_was_at[context.seen().depth] = *at;
}

void stop_pointing(Context& context) {
    point_at(context, std::nullopt, false);
}

void begin_pointing(Context& context) {
    const auto was_at = context.pointing.cursor_was_at.find(context.seen().depth);
    const Pos last =
        was_at == context.pointing.cursor_was_at.end() ? context.seen().hero->at : was_at->second;
    point_at(context, context.pointing.mark.cell.value_or(last), true);
}

int step_through_things(const Meaning& meaning) {
    return meaning.action == InputAction::NextThing       ? 1
           : meaning.action == InputAction::PreviousThing ? -1
                                                          : 0;
}

bool moves_pointing(const Meaning& meaning) {
    return meaning.action == InputAction::Go || step_through_things(meaning) != 0;
}

std::optional<Pos> moved_to(const Context& context, const Meaning& meaning, const std::vector<Pos>& places) {
    const int by = step_through_things(meaning);
    if (by == 0) {
        if (context.seen().cells.size().area() == 0) return std::nullopt;
        return moved_cursor(context, meaning);
    }
    if (places.empty()) return std::nullopt;
    const auto count = static_cast<int>(places.size());
    const auto pointed =
        std::find(places.begin(), places.end(), context.pointing.mark.cell.value_or(Pos{-1, -1}));
    const int before = pointed == places.end() ? off_round : static_cast<int>(pointed - places.begin());
    return places[static_cast<std::size_t>(step_round(before, by, count))];
}

void move_pointing(Context& context, const Meaning& meaning) {
    const std::vector<Pos> places =
        step_through_things(meaning) == 0 ? std::vector<Pos>{} : listed_places(context);
    if (const std::optional<Pos> at = moved_to(context, meaning, places)) point_at(context, at, true);
}

void refresh_route(Context& context) {
    Pointing& mark = context.pointing.mark;
    if (!context.pointing.route_is_old) return;
    context.pointing.route_is_old = false;
    const Play* game = context.game();
    mark.route.clear();
    mark.aims = false;
    // In a recording there is no journey to plan.
    if (game == nullptr || context.viewing) return;
    if (context.pointing.proposed == PathPreview::Explore)
        mark.route = game->explore_route();
    else if (mark.cell && context.seen().hero && context.seen().hero->at != *mark.cell &&
             context.seen().cells.contains(*mark.cell) &&
             context.seen().cells[*mark.cell].sight != Sight::Unknown)
        mark.route = game->route_to(*mark.cell);
    else if (!mark.cell && context.long_command.goes_on && context.long_command.explores)
        mark.route = game->explore_route();
}

}  // namespace cellophane
