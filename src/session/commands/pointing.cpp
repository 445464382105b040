#include "session/commands/pointing.h"

#include "session/context.h"

namespace cellophane {

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
