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
    log.confirm();
    autopilot = true;
    forced_pace = fast ? fast_pace : usual_pace;
    idle_rounds = 0;
    waited = 0;
    steer();
}

void Session::Parts::end_autopilot() {
    autopilot = false;
    forced_pace = 0;
}

/// The next command: what he would press who only wants to get on.
void Session::Parts::steer() {
    const int turns = seen().turns;
    nothing_left_here = false;
    if (asks_for_item(question))
        submit(Answer{false});
    else if (question != Question::None)
        answer(true);
    else
        submit(Explore{});
    if (autopilot && nothing_left_here && question == Question::None) submit(TravelToStairs{Stair::Down});
    // He has been hurt or robbed: that is for somebody to decide.
    if (!autopilot) return;
    if (seen().ending) return end_autopilot();
    idle_rounds = seen().turns > turns || going_on ? 0 : idle_rounds + 1;
    if (idle_rounds <= most_idle_rounds) return;
    end_autopilot();
    say(Message{"nothing here goes on by itself any more.", Tone::Notice});
}

}  // namespace cellophane
