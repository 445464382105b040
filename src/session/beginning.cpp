#include "session/beginning.h"

#include <cstddef>
#include <string>
#include <utility>

#include "session/commands/hear.h"
#include "session/commands/submit_command.h"
#include "session/messages/messages.h"
#include "session/outcomes.h"
#include "session/screens.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

/// Opens the screen that the state of the game or recording asks for, and what the rules ask.
void open_first_screen(SessionState& session) {
    Context& context = session.context;
    context.past_games.variant = context.game_or_replay.options().variant.in_list().value_or(Variant::Brogue);
    session.screens.restart(lowest_screen(context));
    follow_rules(session);
}

}  // namespace

std::unique_ptr<SessionState> new_session(const SessionOptions& options) {
    auto session = std::make_unique<SessionState>(GameOrReplay{options}, map_screen());
    Context& context = session->context;
    const std::string& problem = context.game_or_replay.problem();
    if (!problem.empty()) say(context, Message{problem, Tone::Bad});
    if (context.game() != nullptr) take_in(context, context.game_or_replay.begin());
    open_first_screen(*session);
    return session;
}

std::unique_ptr<SessionState> resumed_session(SavedGame saved) {
    auto session = std::make_unique<SessionState>(GameOrReplay{std::move(saved)}, map_screen());
    Context& context = session->context;
    if (const Recording& played = *context.game_or_replay.recording(); !played.steps.empty())
        context.earlier.emplace(played);
    const Report report = context.game()->report();
    context.question = {report.question, report.about, true};
    context.is_buried = context.seen().ending.has_value();
    note_last_moments(context, {});
    // It was entered when it ended.
    context.past_games.score_is_entered = context.is_buried;
    open_first_screen(*session);
    return session;
}

std::unique_ptr<SessionState> watching_session(Recording recording) {
    auto session = std::make_unique<SessionState>(GameOrReplay{std::move(recording)}, watch_screen());
    Context& context = session->context;
    Viewing& viewing = context.viewing.emplace();
    // It was entered when it was played.
    context.past_games.score_is_entered = true;
    hear(context, context.game_or_replay.begin());
    viewing.entered[static_cast<std::size_t>(context.seen().depth)] = 0;
    viewing.keyframes.keep(context.replay(), {context.messages.log, context.messages.said.size(),
                                              context.display.health_change, true});
    open_first_screen(*session);
    return session;
}

}  // namespace cellophane
