#include "session/parts.h"

namespace cellophane {

namespace {

/// Whoever has played for less has little to lose.
constexpr int turns_of_a_false_start = 50;

}  // namespace

std::string_view question_about(Resolve what) {
    switch (what) {
        case Resolve::Save:
            return "Mark the page and close the book? The dungeon will keep.";
        case Resolve::GiveUp:
            return "Give this game up for good?";
        case Resolve::StartAnew:
            return "Leave this dungeon for another one?";
        case Resolve::Autopilot:
        case Resolve::FastAutopilot:
            return "Let your feet decide? They explore, fight and descend until you stop them, and say "
                   "yes to everything.";
        case Resolve::LeaveRecording:
            return "Leave this recording, and begin a game?";
    }
    return {};
}

void Session::Parts::ask_whether(Resolve what) {
    stop_pointing();
    questions.resolve = what;
    mode = Mode::Sure;
}

void Session::Parts::carry_out_resolve(bool yes) {
    mode = home();
    if (!yes) return;
    switch (questions.resolve) {
        case Resolve::Save:
            wish = LastWish::Leave;
            break;
        case Resolve::GiveUp:
            submit(Quit{});
            break;
        case Resolve::StartAnew:
        case Resolve::LeaveRecording:
            wish = LastWish::AnotherDungeon;
            break;
        case Resolve::Autopilot:
        case Resolve::FastAutopilot:
            begin_autopilot(questions.resolve == Resolve::FastAutopilot);
            break;
    }
}

void Session::Parts::start_anew() {
    if (subject.game() != nullptr && seen().turns >= turns_of_a_false_start)
        return ask_whether(Resolve::StartAnew);
    wish = LastWish::AnotherDungeon;
}

}  // namespace cellophane
