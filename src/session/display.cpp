#include "session/display.h"

#include "session/alerts.h"
#include "session/atlas.h"
#include "session/button_bar.h"
#include "session/modes.h"
#include "session/motion.h"
#include "session/pack_page.h"
#include "session/pointing.h"
#include "session/session_state.h"
#include "session/watch_choices.h"
#include "session/watching.h"
#include "session/world_shown.h"
#include "view/boxes.h"
#include "view/buttons.h"
#include "view/eyesight.h"
#include "view/message_log.h"
#include "view/pack_panel.h"

namespace cellophane {

namespace {

/// The map with all that stands around it.
Frame painted_scene(SessionState& session, const Observation& world, const MessageLog& told, int change) {
    return paint(Scene{.seen = world,
                       .log = told,
                       .pointing = session.pointing.mark,
                       .motion = may_move(session) ? &session.moving.motion : nullptr,
                       .health_change = change,
                       .show_stealth = session.display.shows_stealth,
                       .eyes = session.settings.eyes,
                       .keys = session.display.has_keys,
                       .window = session.display.window,
                       .playback = playback_header(session),
                       .buttons = buttons_shown(session)},
                 session.display.painter);
}

}  // namespace

int column_to_read(const SessionState& session) {
    switch (row_of(session.mode).read_from) {
        case ReadFrom::Hero:
            return session.viewing && session.mode == Mode::Watch ? column_of_choice(session) : -1;
        case ReadFrom::Messages:
            return main_column;
        case ReadFrom::Atlas:
            return atlas_column(session);
        case ReadFrom::Panel:
            return first_column(pack_panel(session));
        case ReadFrom::Question:
            return question_column;
        case ReadFrom::Menu:
            return column_of(play_buttons, menu_button) - 1;
        case ReadFrom::Page:
            break;
    }
    return 0;
}

std::optional<Pos> cell_of_hero(const SessionState& session) {
    // What is shown before what came of it is shown without any page.
    if (!session.interludes.running && row_of(session.mode).covers_map) return std::nullopt;
    const Observation& world = session.interludes.running
                                   ? *session.interludes.running->report.interims[session.interludes.now].seen
                                   : session.seen();
    if (!world.hero) return std::nullopt;
    return Pos{main_column, map_row} + world.hero->at;
}

Frame wanted_frame(SessionState& session) {
    refresh_route(session);
    Frame frame;
    if (!session.interludes.running) {
        frame =
            painted_scene(session, world_shown(session), session.messages.log, session.display.health_change);
        if (session.messages.unread) paint_more(frame, session.moving.reminded > 0);
        if (const auto paint_above = row_of(session.mode).paint) paint_above(session, frame);
        paint_passing(session, frame);
    } else {
        const Interim& now = session.interludes.running->report.interims[session.interludes.now];
        frame = painted_scene(session, world_as_taken(session, *now.seen),
                              session.interludes.running->logs[session.interludes.now], now.health_change);
    }
    fit_to(session.settings.eyes, frame);
    return frame;
}

}  // namespace cellophane
