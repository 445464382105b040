#include "session/replay/replay_events.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "kit/base/enum_table.h"
#include "session/commands/pointing.h"
#include "session/display/button_bar.h"
#include "session/key_bindings.h"
#include "session/map_keys.h"
#include "session/messages/alert_texts.h"
#include "session/mouse.h"
#include "session/pages/menu_page.h"
#include "session/pages/settings_page.h"
#include "session/prompts/confirmations.h"
#include "session/prompts/turn_entry.h"
#include "session/replay/replay_keys.h"
#include "session/replay/replay_steps.h"
#include "session/replay/seek.h"
#include "session/session_state.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "words/replay.h"

namespace cellophane {

namespace {

/// Actions of play that only look at something.
bool only_looks(InputAction action) {
    switch (action) {
        case InputAction::Archive:
        case InputAction::Pack:
        case InputAction::Stealth:
        case InputAction::Plain:
        case InputAction::ShowSeed:
        case InputAction::Discoveries:
        case InputAction::Atlas:
        case InputAction::Feats:
        case InputAction::Character:
        case InputAction::Help:
            return true;
        default:
            return false;
    }
}

template <int numerator, int denominator>
void change_delay(SessionState& session) {
    change_speed(session, numerator, denominator);
}
template <int levels>
void go_by_levels(SessionState& session) {
    go_to_level(session, session.seen().depth + levels);
}
template <ExitRequest what>
void wish_for(SessionState& session) {
    session.wish = what;
}

void go_to_beginning(SessionState& session) {
    go_to_turn(session, 0);
}

void seek_end(SessionState& session) {
    const Replay& replay = *session.game_or_replay.replay();
    start_seek(session, {.to = std::max(replay.turn(), replay.recording().turns), .to_the_end = true});
}

void unveil_or_veil(SessionState& session) {
    bool& unveiled = session.viewing->unveiled;
    unveiled = !unveiled;
    announce(session, std::string{unveiled ? all_is_shown : hero_view_is_shown});
}

void ask_before_leaving(SessionState& session) {
    ask_whether(session, Confirmation::LeaveRecording);
}

/// What a deed does to a recording.
struct WatchActionRow {
    WatchAction kind{};
    /// It pauses the playback.
    bool stops = false;
    /// None: nothing, or what depends on more than the deed.
    void (*act)(SessionState&) = nullptr;
};

constexpr WatchActionRow watch_action_rows[] = {
    {.kind = WatchAction::Nothing},
    {.kind = WatchAction::PauseOrGoOn, .act = stop_or_go_on},
    {.kind = WatchAction::Pause, .stops = true, .act = stop_pointing},
    {.kind = WatchAction::Faster, .act = change_delay<2, 3>},
    {.kind = WatchAction::Slower, .act = change_delay<3, 2>},
    {.kind = WatchAction::Forward, .stops = true},
    {.kind = WatchAction::Back, .stops = true},
    {.kind = WatchAction::ToBeginning, .stops = true, .act = go_to_beginning},
    {.kind = WatchAction::ToEnd, .stops = true, .act = seek_end},
    {.kind = WatchAction::NextLevel, .act = go_by_levels<1>},
    {.kind = WatchAction::PreviousLevel, .act = go_by_levels<-1>},
    {.kind = WatchAction::GoToTurn, .stops = true},
    {.kind = WatchAction::Unveil, .act = unveil_or_veil},
    {.kind = WatchAction::Examine, .stops = true, .act = begin_pointing},
    {.kind = WatchAction::OtherRecording, .stops = true, .act = wish_for<ExitRequest::OtherRecording>},
    {.kind = WatchAction::SavedGame, .stops = true, .act = wish_for<ExitRequest::SavedGame>},
    {.kind = WatchAction::NewGame, .stops = true, .act = ask_before_leaving},
    {.kind = WatchAction::Leave, .stops = true, .act = wish_for<ExitRequest::Leave>},
    {.kind = WatchAction::TakeOver, .act = take_over},
    {.kind = WatchAction::Settings, .stops = true, .act = open_settings},
};
constexpr EnumTable<WatchAction, WatchActionRow> watch_actions{watch_action_rows};

void do_while_watching(SessionState& session, const WatchMeaning& meaning) {
    const WatchActionRow& row = watch_actions[meaning.action];
    if (row.stops) session.viewing->plays = false;
    if (meaning.action == WatchAction::Forward) return go_by_turns(session, meaning.turns);
    if (meaning.action == WatchAction::Back) return go_by_turns(session, -meaning.turns);
    if (meaning.action == WatchAction::GoToTurn) return ask_for_turn(session, {meaning.digit});
    if (row.act != nullptr) row.act(session);
}

}  // namespace

void press_while_watching(SessionState& session, const KeyEvent& key) {
    Viewing& viewing = *session.viewing;
    const WatchMeaning meaning = watch_meaning_of(key);
    const std::string digits = std::exchange(viewing.digits, {});
    session.alerts.notice.clear();
    if (!digits.empty() && (meaning.action == WatchAction::GoToTurn || key.name == "Enter")) {
        // The digits typed before were no arrows.
        viewing.delay = viewing.delay_before;
        viewing.plays = false;
        ask_for_turn(session, digits.substr(0, most_digits_of_a_turn));
        return press_for_turn(session, key);
    }
    if (digits.empty()) viewing.delay_before = viewing.delay;
    do_while_watching(session, meaning);
    if (meaning.action == WatchAction::Nothing) {
        const InputAction action = meaning_of(key).action;
        if (!only_looks(action)) return;
        // Opening a page pauses the playback.
        press_on_map(session, meaning_of(key));
        if (session.mode != Mode::Watch) viewing.plays = false;
    } else if (meaning.digit != 0 && !meaning.on_pad && session.mode == Mode::Watch) {
        viewing.digits = digits + meaning.digit;
        announce(session,
                 (session.alerts.notice.is_shown() ? session.alerts.notice.text() + " " : std::string{}) +
                     turn_offered(viewing.digits));
    }
}

void press_while_examining(SessionState& session, const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    session.alerts.notice.clear();
    if (moves_pointing(session, meaning)) return;
    switch (meaning.action) {
        case InputAction::Enter:
        case InputAction::Cancel:
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
        // The click has paused the playback already.
        if (!played || key != "Space") press_while_watching(session, {.name = key});
    } else if (played) {
        return;
    } else if (pointer.column >= main_column && pointer.row < message_rows) {
        press_on_map(session, {InputAction::Archive});
    } else {
        point_at(session, pointed_by(session, pointer), false);
    }
}

}  // namespace cellophane
