#include "session/commands/long_command.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "session/commands/pointing.h"
#include "session/context.h"
#include "words/notices.h"

namespace cellophane {

int pace_of(const Command& command) {
    if (command.is<Explore>()) return 20;
    if (command.is<LongSearch>()) return 80;
    if (command.is<Recover>()) return 1;
    return 25;
}

void note_progress(Context& context, const Report& report) {
    const bool went_on = std::exchange(context.long_command.goes_on, report.going_on);
    if (report.going_on) return;
    if (!context.autopilot.is_on) context.waited = 0;
    Pointing& mark = context.pointing.mark;
    if (mark.cell && context.seen().hero && mark.cell == context.seen().hero->at) stop_pointing(context);
    // Where a tap goes at once, the goal of a journey that was cut short is not what the player looks at.
    if (went_on && mark.cell && context.viewer.goes_at_once()) mark.unasked = true;
}

void notice_end_of_long_command(Context& context, const Report& report, std::size_t messages_before) {
    RunningCommand& long_command = context.long_command;
    // Foes that come into view only matter during a long command; observing the game after every single step
    // would take longer than the step.
    if (!long_command.goes_on && !report.going_on) return;
    const auto is_foe = [](const MonsterView& monster) {
        return monster.state != MonsterState::Ally && !monster.marks.has(MonsterMark::Captive);
    };
    const auto foes = static_cast<int>(
        std::count_if(context.seen().monsters.begin(), context.seen().monsters.end(), is_foe));
    const bool more_foes = foes > std::exchange(long_command.foes_in_view, foes);
    if (!long_command.goes_on || report.going_on || context.messages.said.size() > messages_before ||
        !context.alerts.alarm.empty() || report.over)
        return;
    if (report.health_change < 0)
        long_command.why_stopped = stopped_by_harm;
    else if (more_foes)
        long_command.why_stopped = stopped_by_foe;
    else if (context.seen().hero && context.pointing.mark.cell == context.seen().hero->at)
        long_command.why_stopped = stopped_at_goal;
    else
        long_command.why_stopped = stopped_anyway;
}

}  // namespace cellophane
