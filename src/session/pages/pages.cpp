#include "session/pages/pages.h"

#include <string>
#include <vector>

#include "session/game_over/game_over_pages.h"
#include "session/game_over/past_games_pages.h"
#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/messages/screen_description.h"
#include "session/modes.h"
#include "session/pages/touch_help.h"
#include "session/replay/replay_keys.h"
#include "session/session_state.h"
#include "view/discoveries.h"
#include "view/feats.h"
#include "view/panels.h"
#include "words/character.h"
#include "words/choices.h"
#include "words/reports.h"
#include "words/titles.h"

namespace cellophane {

namespace {

std::vector<PageRow> character_rows(const SessionState& session) {
    std::vector<PageRow> rows;
    for (const auto& [name, told] : character_sheet(session.seen())) rows.push_back({name, told});
    return rows;
}

/// Paints the part that is open. Returns how many there are; 0: it is no such page.
int paint_part(const SessionState& session, Frame& frame) {
    const PagePart open{session.display.window, session.page_part, session.display.has_keys};
    switch (session.mode) {
        case Mode::Help:
            return session.viewing
                       ? paint_page(frame, watching_help_title, watch_help_rows(), back_hint(session), open)
                       : paint_page(frame, walking_help_title, open.keys ? help_rows() : touch_help_rows(),
                                    back_hint(session), open);
        case Mode::Discoveries:
            return paint_discoveries(frame, session.game_or_replay.game()->discoveries(), open);
        case Mode::Character:
            return paint_page(frame, character_page_title, character_rows(session), back_hint(session), open);
        case Mode::Treasure:
            return paint_page(frame, treasure_title, treasure_rows(session),
                              hint_to_go_on(session.display.has_keys), open);
        default:
            return 0;
    }
}

}  // namespace

bool turn_page(SessionState& session) {
    Frame unseen;
    if (++session.page_part < paint_part(session, unseen)) return true;
    session.page_part = 0;
    return false;
}

void close_page(SessionState& session, const KeyEvent& key) {
    if (key.name != "Escape" && turn_page(session)) return;
    session.page_part = 0;
    session.mode = home(session);
}

void close_page_by_click(SessionState& session, const PointerEvent&) {
    close_page(session, {});
}

void paint_parted(const SessionState& session, Frame& frame) {
    paint_part(session, frame);
}

void read_discoveries(const SessionState& session, Reading& told) {
    for (const KindView& kind : session.game_or_replay.game()->discoveries())
        told.lines.push_back(kind_report(kind));
    told.choices = {{back_choice, "Escape"}};
}

void paint_all_feats(const SessionState& session, Frame& frame) {
    paint_feats(frame, session.seen(), session.display.has_keys, session.display.window.of_page());
}

void press_in_feats(SessionState& session, const KeyEvent& key) {
    if (!open_list(session, key)) close_page(session, key);
}

void click_in_feats(SessionState& session, const PointerEvent& pointer) {
    press_in_feats(session, {.name = std::string(1, key_on_feats(pointer.column, pointer.row))});
}

int target_in_feats(SessionState&, const PointerEvent& pointer) {
    return key_on_feats(pointer.column, pointer.row);
}

}  // namespace cellophane
