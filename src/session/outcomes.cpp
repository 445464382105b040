#include "session/outcomes.h"

#include <utility>

#include "session/commands/autopilot.h"
#include "session/commands/pointing.h"
#include "session/commands/steering.h"
#include "session/commands/submit_command.h"
#include "session/pages/inventory_list.h"
#include "session/screens.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

void note_open_screen(SessionState& session) {
    session.context.map_is_open = session.top().is_map();
}

/// What lies over the map takes the keys, and no button of the map stays held.
void cover_map(Context& context) {
    context.pointing.by_keys = false;
    if (std::exchange(context.moving.held_button_time, 0) > 0) context.pointing.mark.held.reset();
}

void carry_out(SessionState& session, const GameOrder& order) {
    Context& context = session.context;
    if (order.autopilot != GameOrder::Autopilot::Off) {
        begin_autopilot(context, order.autopilot == GameOrder::Autopilot::Fast);
        return follow_rules(session);
    }
    // The messages before a question belong to what follows from the answer.
    if (!order.command.is<Answer>()) context.messages.log.confirm();
    context.long_command.forced_pace = order.pace;
    submit(session, order.command);
    context.long_command.forced_pace = 0;
    const bool is_offered_help = context.pointing.proposed != PathPreview::None;
    if (order.to_pointed && !context.long_command.goes_on && !is_offered_help) stop_pointing(context);
}

}  // namespace

GameScreenPtr lowest_screen(const Context& context) {
    if (context.viewing) return watch_screen();
    if (!context.seen().ending) return map_screen();
    return context.is_buried ? epitaph_page() : fallen_screen();
}

void apply(SessionState& session, GameOutcome outcome) {
    using Kind = GameOutcome::Kind;
    if (outcome.stays()) return;
    if (outcome.kind == Kind::Push) cover_map(session.context);
    session.screens.follow(outcome);
    note_open_screen(session);
    if (outcome.kind == Kind::Issue) carry_out(session, outcome.order);
}

Report submit(SessionState& session, const Command& command) {
    Report report = submit(session.context, command);
    follow_rules(session);
    return report;
}

void follow_rules(SessionState& session) {
    Context& context = session.context;
    const bool ends = context.seen().ending && !context.viewing && session.screens.lowest().is_map();
    if (ends) session.screens.restart(lowest_screen(context));
    const bool is_new = std::exchange(context.question.is_new, false);
    if (is_new && !ends && (context.question.asked != Question::None || session.top().asks_for_rules())) {
        session.screens.pop_all();
        if (asks_for_item(context.question.asked))
            apply(session, open_pack(context, PackPurpose::Choose));
        else if (context.question.asked != Question::None)
            apply(session, push(rules_question()));
    }
    note_open_screen(session);
}

void interrupt(SessionState& session) {
    Context& context = session.context;
    end_autopilot(context);
    if (context.viewing) context.viewing->seek.reset();
    if (!context.long_command.goes_on) return;
    // After an interruption by the player the way on is not proposed.
    context.long_command.explores = false;
    submit(session, Stop{});
    context.long_command.goes_on = false;
    context.waited = 0;
    context.pointing.route_is_old = true;
}

}  // namespace cellophane
