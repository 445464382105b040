#include "session/pages/pages.h"

#include <string>
#include <utility>
#include <vector>

#include "session/ending/chronicle_pages.h"
#include "session/keys.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "session/telling/messages.h"
#include "session/telling/reading.h"
#include "session/watching/keys.h"
#include "view/boxes.h"
#include "view/discoveries.h"
#include "view/feats.h"
#include "words/character.h"
#include "words/grammar.h"
#include "words/items.h"

namespace cellophane {

void close_page(SessionState& session, const KeyEvent&) {
    session.mode = home(session);
}

void close_page_by_click(SessionState& session, const PointerEvent&) {
    session.mode = home(session);
}

void paint_help(const SessionState& session, Frame& frame) {
    if (session.viewing)
        return paint_page(frame, "Watching a recording", watch_help_rows(), back_hint(session),
                          session.display.window.of_page());
    paint_page(frame, "Walking the dungeon", help_rows(), back_hint(session),
               session.display.window.of_page());
}

void paint_found_out(const SessionState& session, Frame& frame) {
    paint_discoveries(frame, session.subject.game()->discoveries(), session.display.has_keys,
                      session.display.window.of_page());
}

void read_discoveries(const SessionState& session, Reading& told) {
    for (const KindView& view : session.subject.game()->discoveries()) {
        std::string line = capitalised(std::string{item_words[view.kind].name});
        line += view.known ? ": known" : ": unknown";
        if (view.means == Polarity::Benevolent) line += ", means well";
        if (view.means == Polarity::Malevolent) line += ", means harm";
        if (view.percent > 0)
            line += ", the chance that an unknown one is this " + std::to_string(view.percent) + " percent";
        told.lines.push_back(std::move(line));
    }
    told.choices = {{"Back", "Escape"}};
}

void paint_all_feats(const SessionState& session, Frame& frame) {
    paint_feats(frame, session.seen(), session.display.has_keys, session.display.window.of_page());
}

void press_in_feats(SessionState& session, const KeyEvent& key) {
    if (!open_list(session, key)) close_page(session, key);
}

void paint_character(const SessionState& session, Frame& frame) {
    std::vector<PageRow> rows;
    for (const auto& [name, told] : character_sheet(session.seen())) rows.push_back({name, told});
    paint_page(frame, "You, as far as you know", rows, back_hint(session), session.display.window.of_page());
}

}  // namespace cellophane
