#include "session/commands/autopilot.h"

#include <string>

#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/messages/messages.h"
#include "session/prompts/questions.h"
#include "session/session_state.h"
#include "words/notices.h"

namespace cellophane {

namespace {

constexpr int usual_pace = 50;
constexpr int fast_pace = 1;
/// Commands in a row that may take no turn.
constexpr int most_idle_rounds = 2;

}  // namespace

void begin_autopilot(SessionState& session, bool fast) {
    if (session.game_or_replay.game() == nullptr) return;
    stop_pointing(session);
    session.messages.log.confirm();
    session.autopilot.is_on = true;
    session.long_command.forced_pace = fast ? fast_pace : usual_pace;
    session.autopilot.idle_rounds = 0;
    session.waited = 0;
    steer(session);
}

void end_autopilot(SessionState& session) {
    session.autopilot.is_on = false;
    session.long_command.forced_pace = 0;
}

void give_up_autopilot(SessionState& session) {
    end_autopilot(session);
    say(session, Message{std::string{autopilot_gives_up}, Tone::Notice});
}

void steer(SessionState& session) {
    Autopilot& autopilot = session.autopilot;
    const int turns = session.seen().turns;
    autopilot.nothing_left_here = false;
    if (asks_for_item(session.questions.asked))
        submit(session, Answer{false});
    else if (session.questions.asked != Question::None)
        answer(session, true);
    else
        submit(session, Explore{});
    if (autopilot.is_on && autopilot.nothing_left_here && session.questions.asked == Question::None)
        submit(session, TravelToStairs{Stair::Down});
    // An alert or a theft ended the autopilot: the player decides what to do.
    if (!autopilot.is_on) return;
    if (session.seen().ending) return end_autopilot(session);
    autopilot.idle_rounds =
        session.seen().turns > turns || session.long_command.goes_on ? 0 : autopilot.idle_rounds + 1;
    if (autopilot.idle_rounds > most_idle_rounds) give_up_autopilot(session);
}

}  // namespace cellophane
