#include <string>
#include <utility>

#include "session/parts.h"
#include "view/layout.h"

// What keys and clicks do to a recording that is watched.

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

}  // namespace

void Session::Parts::press_while_watching(const KeyEvent& key) {
    const WatchMeaning meaning = watch_meaning_of(key);
    const std::string digits = std::exchange(viewing->digits, {});
    alerts.notice.clear();
    if (!digits.empty() && (meaning.deed == WatchDeed::GoToTurn || key.name == "Enter")) {
        // They were no arrows, then.
        viewing->delay = viewing->delay_before;
        viewing->plays = false;
        viewing->turn_typed = digits.substr(0, most_digits_of_a_turn);
        mode = Mode::GoToTurn;
        return press_for_turn(key);
    }
    if (digits.empty()) viewing->delay_before = viewing->delay;
    do_while_watching(meaning);
    if (meaning.deed == WatchDeed::Nothing) {
        const Deed deed = meaning_of(key).deed;
        if (!only_looks(deed)) return;
        // What opens a page stops it.
        press_on_map(meaning_of(key));
        if (mode != Mode::Watch) viewing->plays = false;
    } else if (meaning.digit != 0 && !meaning.on_pad && mode == Mode::Watch) {
        viewing->digits = digits + meaning.digit;
        announce((alerts.notice.is_shown() ? alerts.notice.text() + " " : std::string{}) +
                 "Return: to turn " + viewing->digits + ".");
    }
}

void Session::Parts::do_while_watching(const WatchMeaning& meaning) {
    const auto stop = [&] { viewing->plays = false; };
    switch (meaning.deed) {
        case WatchDeed::Nothing:
            break;
        case WatchDeed::PauseOrGoOn:
            stop_or_go_on();
            break;
        case WatchDeed::Pause:
            stop();
            stop_pointing();
            break;
        case WatchDeed::Faster:
            change_speed(2, 3);
            break;
        case WatchDeed::Slower:
            change_speed(3, 2);
            break;
        case WatchDeed::Forward:
            stop();
            go_by_turns(meaning.turns);
            break;
        case WatchDeed::Back:
            stop();
            go_by_turns(-meaning.turns);
            break;
        case WatchDeed::ToBeginning:
            stop();
            go_to_turn(0);
            break;
        case WatchDeed::ToEnd:
            stop();
            set_out({.to = std::max(subject.replay()->turn(), subject.replay()->recording().turns),
                     .to_the_end = true});
            break;
        case WatchDeed::NextLevel:
            go_to_level(seen().depth + 1);
            break;
        case WatchDeed::PreviousLevel:
            go_to_level(seen().depth - 1);
            break;
        case WatchDeed::GoToTurn:
            stop();
            viewing->turn_typed = meaning.digit;
            mode = Mode::GoToTurn;
            break;
        case WatchDeed::Unveil:
            viewing->unveiled = !viewing->unveiled;
            announce(viewing->unveiled ? "All there is." : "What the hero knows.");
            break;
        case WatchDeed::Examine:
            stop();
            begin_pointing();
            break;
        case WatchDeed::OtherRecording:
            stop();
            wish = LastWish::OtherRecording;
            break;
        case WatchDeed::SavedGame:
            stop();
            wish = LastWish::SavedGame;
            break;
        case WatchDeed::NewGame:
            stop();
            ask_whether(Resolve::LeaveRecording);
            break;
        case WatchDeed::Leave:
            stop();
            wish = LastWish::Leave;
            break;
        case WatchDeed::TakeOver:
            take_over();
            break;
        case WatchDeed::Settings:
            stop();
            open_settings();
            break;
    }
}

void Session::Parts::press_while_examining(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    alerts.notice.clear();
    if (moves_pointing(meaning)) return;
    switch (meaning.deed) {
        case Deed::Enter:
        case Deed::Cancel:
            return stop_pointing();
        default:
            stop_pointing();
            press_while_watching(key);
    }
}

void Session::Parts::press_for_turn(const KeyEvent& key) {
    if (const char digit = watch_meaning_of(key).digit; digit != 0) {
        if (viewing->turn_typed.size() < most_digits_of_a_turn) viewing->turn_typed += digit;
    } else if (key.name == "Backspace") {
        if (!viewing->turn_typed.empty()) viewing->turn_typed.pop_back();
    } else if (key.name == "Escape" || key.name == "Space") {
        mode = home();
    } else if (key.name == "Enter") {
        mode = home();
        if (viewing->turn_typed.empty()) return;
        const int turn = std::stoi(viewing->turn_typed);
        if (turn == subject.replay()->turn())
            return announce("This is turn " + std::to_string(turn) + " already.");
        set_out({.to = turn, .asked = true});
    }
}

void Session::Parts::paint_turn_entry(Frame& frame) const {
    paint_entry(frame,
                display.has_keys ? "To which turn? Return: there. Esc: stay here. "
                                 : "To which turn? Touch elsewhere to stay here. ",
                viewing->turn_typed);
}

void Session::Parts::click_while_watching(const PointerEvent& pointer) {
    alerts.notice.clear();
    const std::optional<std::size_t> button = button_at(buttons(), pointer.column, pointer.row);
    const std::string key = button ? std::string{buttons()[*button].key} : std::string{};
    const bool played = std::exchange(viewing->plays, false);
    viewing->waited = 0;
    if (button == menu_button) {
        open_menu();
    } else if (button) {
        // It stands still by now.
        if (!played || key != "Space") press_while_watching({.name = key});
    } else if (played) {
        return;
    } else if (pointer.column >= main_column && pointer.row < message_rows) {
        press_on_map({Deed::Archive});
    } else {
        point_at(pointed_by(pointer), false);
    }
}

}  // namespace cellophane
