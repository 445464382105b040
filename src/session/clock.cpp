#include "session/clock.h"

#include <algorithm>

#include "session/commands/steering.h"
#include "session/display/animation_playback.h"
#include "session/messages/messages.h"
#include "session/outcomes.h"
#include "session/replay/replay_steps.h"
#include "session/replay/seek.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

/// Submits the steps for which time has passed.
void keep_going(SessionState& session) {
    Context& context = session.context;
    const auto is_due = [&] {
        return context.is_busy() && !context.animation_playback.running &&
               context.waited >= context.long_command.pace_now();
    };
    while (is_due()) {
        context.waited -= context.long_command.pace_now();
        if (context.long_command.goes_on) {
            submit(session, Continue{});
        } else {
            steer(context);
            follow_rules(session);
        }
    }
}

/// Reads on in what was told before the game was left.
void read_earlier(Context& context) {
    constexpr int commands_at_once = 100;
    if (!context.earlier) return;
    context.earlier->read(commands_at_once, context.viewer.settings, context.viewer.has_keyboard);
    if (context.earlier->is_complete()) join_earlier(context);
}

}  // namespace

void let_time_pass(SessionState& session, int milliseconds) {
    Context& context = session.context;
    read_earlier(context);
    session.top().pass_time(context);
    milliseconds = watch_animation_playback(context, milliseconds);
    if (context.animation_playback.running) return;
    context.alerts.notice.pass(milliseconds);
    context.alerts.alert.pass(milliseconds);
    if (context.viewing && !context.alerts.notice.is_shown()) context.viewing->digits.clear();
    if (context.viewing && context.viewing->seek) return continue_seek(context);
    const bool plays = context.plays_back();
    if (!context.is_busy() && !plays) return;
    context.waited += milliseconds;
    keep_going(session);
    if (plays) let_it_run(context);
}

int time_until_news(const SessionState& session) {
    const Context& context = session.context;
    if (session.top().wants_time(context) >= 0 || (context.viewing && context.viewing->seek)) return 1;
    if (context.earlier) return 1;
    if (context.animation_playback.running) return std::max(1, context.animation_playback.left);
    int soonest = context.is_busy() ? std::max(1, context.long_command.pace_now() - context.waited) : -1;
    if (context.plays_back()) soonest = std::max(1, delay_of_playback(context) - context.waited);
    for (const PassingText* text : {&context.alerts.notice, &context.alerts.alert})
        if (const int wait = text->wants_time(context.viewer.may_move()); wait >= 0)
            soonest = soonest < 0 ? wait : std::min(soonest, wait);
    return soonest;
}

}  // namespace cellophane
