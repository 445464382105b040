#include "session/commands/steering.h"

#include "session/commands/autopilot.h"
#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/context.h"
#include "session/messages/event_messages.h"

namespace cellophane {

namespace {

constexpr int usual_pace = 50;
constexpr int fast_pace = 1;
/// Commands in a row that may take no turn.
constexpr int most_idle_rounds = 2;

/// Says once what is in the way or what there is to try, and offers it.
void give_up_on_level(Context& context) {
    give_up_autopilot(context);
    submit(context, Explore{});
}

}  // namespace

void begin_autopilot(Context& context, bool fast) {
    if (context.game() == nullptr) return;
    stop_pointing(context);
    context.messages.log.confirm();
    context.autopilot.is_on = true;
    context.long_command.forced_pace = fast ? fast_pace : usual_pace;
    context.autopilot.idle_rounds = 0;
    context.waited = 0;
    steer(context);
}

void steer(Context& context) {
    Autopilot& autopilot = context.autopilot;
    const int turns = context.seen().turns;
    autopilot.nothing_left_here = false;
    if (asks_for_item(context.question.asked))
        submit(context, Answer{false});
    else if (context.question.asked != Question::None)
        submit(context, Answer{true});
    else
        submit(context, Explore{});
    if (autopilot.is_on && autopilot.nothing_left_here && context.question.asked == Question::None) {
        if (!leads_to(*context.game(), Stair::Down)) return give_up_on_level(context);
        submit(context, TravelToStairs{Stair::Down});
    }
    // An alert or a theft ended the autopilot: the player decides what to do.
    if (!autopilot.is_on) return;
    if (context.seen().ending) return end_autopilot(context);
    autopilot.idle_rounds =
        context.seen().turns > turns || context.long_command.goes_on ? 0 : autopilot.idle_rounds + 1;
    if (autopilot.idle_rounds > most_idle_rounds) give_up_autopilot(context);
}

}  // namespace cellophane
