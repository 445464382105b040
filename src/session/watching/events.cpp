#include "session/watching/events.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "session/asking/resolves.h"
#include "session/asking/turn_entry.h"
#include "session/going/pointing.h"
#include "session/keys.h"
#include "session/map_keys.h"
#include "session/mouse.h"
#include "session/pages/menu.h"
#include "session/pages/settings_page.h"
#include "session/session_state.h"
#include "session/showing/button_bar.h"
#include "session/telling/alerts.h"
#include "session/watching/keys.h"
#include "session/watching/watching.h"
#include "session/watching/ways.h"
#include "view/buttons.h"
#include "view/layout.h"

namespace cellophane {

namespace {

/// What the keys of a player do that only look at something.
bool only_looks(Deed deed) {
    switch (deed) {
        case Deed::Archive:
        case Deed::Pack:
        case Deed::Stealth:
        case Deed::Plain:
        case Deed::ShowSeed:
        case Deed::Discoveries:
        case Deed::Atlas:
        case Deed::Feats:
        case Deed::Character:
        case Deed::Help:
            return true;
        default:
            return false;
    }
}

void do_while_watching(SessionState& session, const WatchMeaning& meaning) {
    Viewing& viewing = *session.viewing;
    const auto stop = [&] { viewing.plays = false; };
    switch (meaning.deed) {
        case WatchDeed::Nothing:
            break;
        case WatchDeed::PauseOrGoOn:
            stop_or_go_on(session);
            break;
        case WatchDeed::Pause:
            stop();
            stop_pointing(session);
            break;
        case WatchDeed::Faster:
            change_speed(session, 2, 3);
            break;
        case WatchDeed::Slower:
            change_speed(session, 3, 2);
            break;
        case WatchDeed::Forward:
            stop();
            go_by_turns(session, meaning.turns);
            break;
        case WatchDeed::Back:
            stop();
            go_by_turns(session, -meaning.turns);
            break;
        case WatchDeed::ToBeginning:
            stop();
            go_to_turn(session, 0);
            break;
        case WatchDeed::ToEnd:
            stop();
            set_out(session, {.to = std::max(session.subject.replay()->turn(),
                                             session.subject.replay()->recording().turns),
                              .to_the_end = true});
            break;
        case WatchDeed::NextLevel:
            go_to_level(session, session.seen().depth + 1);
            break;
        case WatchDeed::PreviousLevel:
            go_to_level(session, session.seen().depth - 1);
            break;
        case WatchDeed::GoToTurn:
            stop();
            ask_for_turn(session, {meaning.digit});
            break;
        case WatchDeed::Unveil:
            viewing.unveiled = !viewing.unveiled;
            announce(session, viewing.unveiled ? "All there is." : "What the hero knows.");
            break;
        case WatchDeed::Examine:
            stop();
            begin_pointing(session);
            break;
        case WatchDeed::OtherRecording:
            stop();
            session.wish = LastWish::OtherRecording;
            break;
        case WatchDeed::SavedGame:
            stop();
            session.wish = LastWish::SavedGame;
            break;
        case WatchDeed::NewGame:
            stop();
            ask_whether(session, Resolve::LeaveRecording);
            break;
        case WatchDeed::Leave:
            stop();
            session.wish = LastWish::Leave;
            break;
        case WatchDeed::TakeOver:
            take_over(session);
            break;
        case WatchDeed::Settings:
            stop();
            open_settings(session);
            break;
    }
}

}  // namespace

void press_while_watching(SessionState& session, const KeyEvent& key) {
    Viewing& viewing = *session.viewing;
    const WatchMeaning meaning = watch_meaning_of(key);
    const std::string digits = std::exchange(viewing.digits, {});
    session.alerts.notice.clear();
    if (!digits.empty() && (meaning.deed == WatchDeed::GoToTurn || key.name == "Enter")) {
        // They were no arrows, then.
        viewing.delay = viewing.delay_before;
        viewing.plays = false;
        ask_for_turn(session, digits.substr(0, most_digits_of_a_turn));
        return press_for_turn(session, key);
    }
    if (digits.empty()) viewing.delay_before = viewing.delay;
    do_while_watching(session, meaning);
    if (meaning.deed == WatchDeed::Nothing) {
        const Deed deed = meaning_of(key).deed;
        if (!only_looks(deed)) return;
        // What opens a page stops it.
        press_on_map(session, meaning_of(key));
        if (session.mode != Mode::Watch) viewing.plays = false;
    } else if (meaning.digit != 0 && !meaning.on_pad && session.mode == Mode::Watch) {
        viewing.digits = digits + meaning.digit;
        announce(session,
                 (session.alerts.notice.is_shown() ? session.alerts.notice.text() + " " : std::string{}) +
                     "Return: to turn " + viewing.digits + ".");
    }
}

void press_while_examining(SessionState& session, const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    session.alerts.notice.clear();
    if (moves_pointing(session, meaning)) return;
    switch (meaning.deed) {
        case Deed::Enter:
        case Deed::Cancel:
            return stop_pointing(session);
        default:
            stop_pointing(session);
            press_while_watching(session, key);
    }
}

void click_while_watching(SessionState& session, const PointerEvent& pointer) {
    session.alerts.notice.clear();
    const std::optional<std::size_t> button = button_at(buttons_shown(session), pointer.column, pointer.row);
    const std::string key = button ? std::string{buttons_shown(session)[*button].key} : std::string{};
    const bool played = std::exchange(session.viewing->plays, false);
    session.waited = 0;
    if (button == menu_button) {
        open_menu(session);
    } else if (button) {
        // It stands still by now.
        if (!played || key != "Space") press_while_watching(session, {.name = key});
    } else if (played) {
        return;
    } else if (pointer.column >= main_column && pointer.row < message_rows) {
        press_on_map(session, {Deed::Archive});
    } else {
        point_at(session, pointed_by(session, pointer), false);
    }
}

}  // namespace cellophane
