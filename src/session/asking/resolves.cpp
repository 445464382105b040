#include "session/asking/resolves.h"

#include "session/going/autopilot.h"
#include "session/going/commands.h"
#include "session/going/pointing.h"
#include "session/modes.h"
#include "session/session_state.h"

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

void ask_whether(SessionState& session, Resolve what) {
    stop_pointing(session);
    session.questions.resolve = what;
    session.mode = Mode::Sure;
}

void carry_out_resolve(SessionState& session, bool yes) {
    session.mode = home(session);
    if (!yes) return;
    switch (session.questions.resolve) {
        case Resolve::Save:
            session.wish = LastWish::Leave;
            break;
        case Resolve::GiveUp:
            submit(session, Quit{});
            break;
        case Resolve::StartAnew:
        case Resolve::LeaveRecording:
            session.wish = LastWish::AnotherDungeon;
            break;
        case Resolve::Autopilot:
        case Resolve::FastAutopilot:
            begin_autopilot(session, session.questions.resolve == Resolve::FastAutopilot);
            break;
    }
}

void start_anew(SessionState& session) {
    if (session.subject.game() != nullptr && session.seen().turns >= turns_of_a_false_start)
        return ask_whether(session, Resolve::StartAnew);
    session.wish = LastWish::AnotherDungeon;
}

}  // namespace cellophane
