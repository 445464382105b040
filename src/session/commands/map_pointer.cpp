#include "session/commands/map_pointer.h"

#include <cstddef>

#include "session/context.h"
#include "session/display/button_bar.h"
#include "session/display/world_shown.h"
#include "session/replay/replay_header.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "view/playback_header.h"
#include "view/sidebar.h"

namespace cellophane {

std::optional<Pos> pointed_by(Context& context, const PointerEvent& pointer) {
    if (pointer.column < sidebar_width && pointer.row >= 0 && pointer.row < sidebar_rows) {
        Frame scratch;
        const std::optional<PlaybackHeader> header = playback_header(context);
        const SidebarTargets targets = paint_sidebar(
            scratch, world_shown(context), context.pointing.mark.cell, 0, header ? &*header : nullptr);
        return targets[static_cast<std::size_t>(pointer.row)];
    }
    return map_cell_at(pointer.column, pointer.row, context.seen().cells.size());
}

bool is_on_messages(const PointerEvent& pointer) {
    return pointer.column >= main_column && pointer.row < message_rows;
}

int target_on_map(Context& context, const PointerEvent& pointer) {
    constexpr int log_target = 100;
    constexpr int first_cell = 1000;
    if (const int button = target_in_bar(context, pointer); button != 0) return button;
    if (is_on_messages(pointer)) return log_target;
    const std::optional<Pos> at = pointed_by(context, pointer);
    return at ? first_cell + at->x * screen_columns + at->y : 0;
}

bool points_elsewhere(Context& context, const PointerEvent& tap) {
    const std::optional<Pos> at = pointed_by(context, tap);
    return at && at != context.pointing.mark.cell;
}

void hover_over_map(Context& context, const PointerEvent& pointer,
                    void (*point)(Context&, std::optional<Pos>, bool)) {
    Pointing& mark = context.pointing.mark;
    // During playback nothing is pointed at.
    if (!context.plays_back()) {
        const std::optional<Pos> at = pointed_by(context, pointer);
        // A proposed way stays until the player points at a cell.
        const bool is_news = at ? at != mark.cell || mark.unasked
                                : mark.cell && context.pointing.proposed == PathPreview::None;
        if (is_news) point(context, at, false);
    }
    mark.button = button_at(buttons_shown(context), pointer.column, pointer.row);
}

}  // namespace cellophane
