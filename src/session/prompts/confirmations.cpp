#include "session/prompts/confirmations.h"

#include "session/commands/autopilot.h"
#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

/// In turns. A shorter game is left without asking.
constexpr int turns_of_a_false_start = 50;

}  // namespace

std::string_view question_about(Confirmation what) {
    switch (what) {
        case Confirmation::Save:
            return save_question;
        case Confirmation::GiveUp:
            return give_up_question;
        case Confirmation::StartAnew:
            return other_dungeon_question;
        case Confirmation::Autopilot:
        case Confirmation::FastAutopilot:
            return autopilot_question;
        case Confirmation::LeaveRecording:
            return leave_recording_question;
    }
    return {};
}

void ask_whether(SessionState& session, Confirmation what) {
    stop_pointing(session);
    session.questions.confirmation = what;
    session.mode = Mode::Sure;
}

void carry_out_confirmation(SessionState& session, bool yes) {
    session.mode = home(session);
    if (!yes) return;
    switch (session.questions.confirmation) {
        case Confirmation::Save:
            session.wish = ExitRequest::Leave;
            break;
        case Confirmation::GiveUp:
            submit(session, Quit{});
            break;
        case Confirmation::StartAnew:
        case Confirmation::LeaveRecording:
            session.wish = ExitRequest::AnotherDungeon;
            break;
        case Confirmation::Autopilot:
        case Confirmation::FastAutopilot:
            begin_autopilot(session, session.questions.confirmation == Confirmation::FastAutopilot);
            break;
    }
}

void start_anew(SessionState& session) {
    if (session.game_or_replay.game() != nullptr && session.seen().turns >= turns_of_a_false_start)
        return ask_whether(session, Confirmation::StartAnew);
    session.wish = ExitRequest::AnotherDungeon;
}

}  // namespace cellophane
