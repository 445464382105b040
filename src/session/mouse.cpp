#include "session/mouse.h"

#include <cstddef>
#include <string>

#include "session/commands/pointing.h"
#include "session/commands/travel_input.h"
#include "session/display/button_bar.h"
#include "session/display/world_shown.h"
#include "session/key_bindings.h"
#include "session/map_keys.h"
#include "session/modes.h"
#include "session/pages/menu_page.h"
#include "session/prompts/targeting.h"
#include "session/replay/replay_steps.h"
#include "session/session_state.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "view/playback_header.h"
#include "view/sidebar.h"

namespace cellophane {

PressTarget target_of(SessionState& session, const PointerEvent& pointer) {
    const auto target = row_of(session.mode).target;
    return {session.mode, target == nullptr ? 0 : target(session, pointer)};
}

int target_on_map(SessionState& session, const PointerEvent& pointer) {
    constexpr int log_target = 100;
    constexpr int first_cell = 1000;
    if (const auto button = button_at(buttons_shown(session), pointer.column, pointer.row))
        return static_cast<int>(*button) + 1;
    if (pointer.column >= main_column && pointer.row < message_rows) return log_target;
    const std::optional<Pos> at = pointed_by(session, pointer);
    return at ? first_cell + at->x * screen_columns + at->y : 0;
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
    Pointing& mark = session.pointing.mark;
    if (session.mode == Mode::Menu) {
        if (const auto row = menu_row_under(session, pointer)) session.menu.row = row;
        return;
    }
    const bool on_map = session.mode == Mode::Map || session.mode == Mode::Cursor ||
                        session.mode == Mode::Aim || session.mode == Mode::Watch ||
                        session.mode == Mode::Examine;
    if (!on_map) return;
    const std::optional<Pos> at = pointed_by(session, pointer);
    // A proposed way stays until the player points at a cell; during playback nothing is pointed at.
    const bool goes_by = session.viewing && session.viewing->plays;
    const bool is_news =
        at ? at != mark.cell || mark.unasked : mark.cell && session.pointing.proposed == PathPreview::None;
    if (!goes_by && is_news) point_at(session, at, false);
    mark.button = button_at(buttons_shown(session), pointer.column, pointer.row);
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
        press_on_map(session, {InputAction::Archive});
        return;
    }
    const std::optional<Pos> at = pointed_by(session, pointer);
    if (!at) {
        stop_pointing(session);
        return;
    }
    // A row of the sidebar names its thing: one click is enough.
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

}  // namespace cellophane
