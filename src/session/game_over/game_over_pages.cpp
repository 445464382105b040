#include "session/game_over/game_over_pages.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "session/commands/autopilot.h"
#include "session/commands/pointing.h"
#include "session/display/animation_state.h"
#include "session/display/button_bar.h"
#include "session/game_over/epitaph_page.h"
#include "session/game_over/journal_page.h"
#include "session/game_over/past_games_pages.h"
#include "session/key_bindings.h"
#include "session/map_keys.h"
#include "session/messages/screen_description.h"
#include "session/messages/screen_reader.h"
#include "session/modes.h"
#include "session/pages/inventory_page.h"
#include "session/pages/pages.h"
#include "session/session_state.h"
#include "view/buttons.h"
#include "view/fade.h"
#include "view/feats.h"
#include "view/message_log.h"
#include "view/panels.h"
#include "words/choices.h"
#include "words/ending.h"
#include "words/epitaph.h"
#include "words/grammar.h"
#include "words/titles.h"

namespace cellophane {

namespace {

void bury(SessionState& session) {
    session.ending.is_buried = true;
    session.mode = is_won(session.seen()) ? Mode::Treasure : Mode::Epitaph;
}

std::string_view hint_at_end(const SessionState& session, bool won) {
    if (!session.display.has_keys) return won ? victor_touch_hint : fallen_touch_hint;
    return won ? victor_key_hint : fallen_key_hint;
}

}  // namespace

std::vector<PageRow> treasure_rows(const SessionState& session) {
    std::vector<PageRow> rows;
    for (const Treasure& piece : treasure(session.seen()))
        rows.push_back({piece.worth, capitalised(piece.name)});
    return rows;
}

void end_game(SessionState& session) {
    stop_pointing(session);
    session.messages.unread = false;
    end_autopilot(session);
    // A hero given up gets no fade and no treasure page.
    session.ending.is_buried = session.seen().ending->fate == Fate::Quit;
    session.mode = home(session);
}

void press_at_end(SessionState& session, const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    if (session.mode == Mode::Fade) return bury(session);
    if (session.mode == Mode::Treasure || session.mode == Mode::Pride) {
        if (turn_page(session)) return;
        session.mode = session.mode == Mode::Treasure ? Mode::Pride : Mode::Epitaph;
        return;
    }
    if (meaning.action == InputAction::Pack) return open_pack(session, PackPurpose::Look);
    if (session.mode == Mode::Fallen) {
        if (meaning.action != InputAction::Cancel && meaning.action != InputAction::Enter) return;
        if (!may_move(session)) return bury(session);
        session.mode = Mode::Fade;
        session.ending.faded = 0;
        session.ending.waited = 0;
        return;
    }
    if (meaning.action == InputAction::Archive || meaning.action == InputAction::Discoveries ||
        meaning.action == InputAction::Feats || meaning.action == InputAction::Settings)
        press_on_map(session, meaning);
    if (open_list(session, key) || key.control) return;
    if (key.name == "j") return open_journal(session);
    if (key.name == "r") session.wish = ExitRequest::SameDungeon;
    if (key.name == "n" || key.name == "N") session.wish = ExitRequest::AnotherDungeon;
    if (key.name == "s") session.wish = ExitRequest::Share;
    if (key.name == "Q" || key.name == "S") session.wish = ExitRequest::Leave;
}

int target_at_end(SessionState& session, const PointerEvent& pointer) {
    if (session.mode == Mode::Fallen) return target_in_bar(session, pointer);
    if (session.mode != Mode::Epitaph) return 0;
    return key_on_epitaph(session, pointer.row);
}

void click_at_end(SessionState& session, const PointerEvent& pointer) {
    if (session.mode == Mode::Fallen)
        if (const auto button = button_at(buttons_shown(session), pointer.column, pointer.row))
            return press_at_end(session, {.name = std::string{buttons_shown(session)[*button].key}});
    if (session.mode != Mode::Epitaph) return press_at_end(session, {.name = "Space"});
    // Clicks beside the offered keys leave the epitaph open.
    if (const char key = key_on_epitaph(session, pointer.row); key != 0)
        press_at_end(session, {.name = std::string(1, key)});
}

void fade_on(SessionState& session, int milliseconds) {
    EndPages& ending = session.ending;
    ending.waited += std::min(milliseconds, fade_frames(session.seen()) * fade_frame);
    ending.faded += ending.waited / fade_frame;
    ending.waited %= fade_frame;
    if (ending.faded >= fade_frames(session.seen())) bury(session);
}

void paint_end(const SessionState& session, Frame& frame) {
    const bool won = is_won(session.seen());
    if (session.mode == Mode::Fallen)
        return paint_prompt(frame, session.messages.log.entries().empty()
                                       ? std::string{}
                                       : plain(session.messages.log.entries().back()) +
                                             std::string{hint_at_end(session, won)});
    if (session.mode == Mode::Fade) return paint_fade(frame, session.seen(), session.ending.faded);
    if (session.mode == Mode::Treasure) return paint_parted(session, frame);
    if (session.mode == Mode::Pride)
        return paint_achieved_feats(frame, session.seen().feats, session.display.has_keys,
                                    session.display.window.of_page());
    paint_epitaph(session, frame);
}

void read_end(const SessionState& session, Reading& told) {
    read_page(session, told);
    told.choices.clear();
    if (session.mode == Mode::Fallen) {
        told.urgent = told.lines.empty() ? std::string{} : told.lines.back();
        told.choices = {{so_be_it_choice, "Space"}, {pack_title, "i"}};
    } else if (session.mode != Mode::Epitaph) {
        told.choices = {{go_on_choice, "Space"}};
    } else {
        read_epitaph(told);
    }
}

}  // namespace cellophane
