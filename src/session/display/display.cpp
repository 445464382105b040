#include "session/display/display.h"

#include "session/commands/pointing.h"
#include "session/display/animation_state.h"
#include "session/display/button_bar.h"
#include "session/display/world_shown.h"
#include "session/messages/alert_texts.h"
#include "session/modes.h"
#include "session/pages/inventory_page.h"
#include "session/pages/remembered_levels.h"
#include "session/replay/replay_choices.h"
#include "session/replay/replay_steps.h"
#include "session/session_state.h"
#include "view/buttons.h"
#include "view/color_vision.h"
#include "view/inventory_panel.h"
#include "view/message_log.h"
#include "view/panels.h"

namespace cellophane {

namespace {

/// The map with all that stands around it.
Frame painted_scene(SessionState& session, const Observation& world, const MessageLog& told, int change) {
    Display& display = session.display;
    return paint(Scene{.seen = world,
                       .log = told,
                       .pointing = session.pointing.mark,
                       .motion = may_move(session) ? &session.moving.motion : nullptr,
                       .health_change = change,
                       .show_stealth = display.shows_stealth,
                       .eyes = session.settings.eyes,
                       .keys = display.has_keys,
                       .window = display.window,
                       .playback = playback_header(session),
                       .buttons = buttons_shown(session)},
                 display.painter);
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
    const PlaybackState& animation_playback = session.animation_playback;
    // Animation frames are shown without any page over them.
    if (!animation_playback.running && row_of(session.mode).covers_map) return std::nullopt;
    const Observation& world =
        animation_playback.running ? *animation_playback.moment().seen : session.seen();
    if (!world.hero) return std::nullopt;
    return Pos{main_column, map_row} + world.hero->at;
}

Frame wanted_frame(SessionState& session) {
    PlaybackState& animation_playback = session.animation_playback;
    refresh_route(session);
    Frame frame;
    if (!animation_playback.running) {
        frame =
            painted_scene(session, world_shown(session), session.messages.log, session.display.health_change);
        if (session.messages.unread) paint_more(frame, session.moving.reminded > 0);
        if (const auto paint_above = row_of(session.mode).paint) paint_above(session, frame);
        paint_passing(session, frame);
    } else {
        const AnimationFrame& now = animation_playback.moment();
        frame = painted_scene(session, world_as_taken(session, *now.seen), animation_playback.log(),
                              now.health_change);
    }
    fit_to(session.settings.eyes, frame);
    return frame;
}

}  // namespace cellophane
