#include "session/parts.h"

namespace cellophane {

namespace {

constexpr int usual_pace = 50;
constexpr int fast_pace = 1;
/// So often in a row nothing may come of it.
constexpr int most_idle_rounds = 2;

}  // namespace

void Session::Parts::begin_autopilot(bool fast) {
    if (subject.game() == nullptr) return;
    stop_pointing();
    messages.log.confirm();
    autopilot.is_on = true;
    long_command.forced_pace = fast ? fast_pace : usual_pace;
    autopilot.idle_rounds = 0;
    long_command.waited = 0;
    steer();
}

void Session::Parts::end_autopilot() {
    autopilot.is_on = false;
    long_command.forced_pace = 0;
}

/// The next command: what he would press who only wants to get on.
void Session::Parts::steer() {
    const int turns = seen().turns;
    autopilot.nothing_left_here = false;
    if (asks_for_item(questions.asked))
        submit(Answer{false});
    else if (questions.asked != Question::None)
        answer(true);
    else
        submit(Explore{});
    if (autopilot.is_on && autopilot.nothing_left_here && questions.asked == Question::None)
        submit(TravelToStairs{Stair::Down});
    // He has been hurt or robbed: that is for somebody to decide.
    if (!autopilot.is_on) return;
    if (seen().ending) return end_autopilot();
    autopilot.idle_rounds = seen().turns > turns || long_command.goes_on ? 0 : autopilot.idle_rounds + 1;
    if (autopilot.idle_rounds <= most_idle_rounds) return;
    end_autopilot();
    say(Message{"nothing here goes on by itself any more.", Tone::Notice});
}

}  // namespace cellophane
