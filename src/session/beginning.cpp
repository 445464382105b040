#include "session/beginning.h"

#include <cstddef>
#include <string>
#include <utility>

#include "session/commands/hear.h"
#include "session/commands/submit_command.h"
#include "session/messages/messages.h"
#include "session/outcomes.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

std::unique_ptr<SessionState> session_of(Context context) {
    GameScreenPtr lowest = lowest_screen(context);
    auto session = std::make_unique<SessionState>(std::move(context), std::move(lowest));
    follow_rules(*session);
    return session;
}

}  // namespace

std::unique_ptr<SessionState> new_session(const SessionOptions& options) {
    Context context{GameOrReplay{options}};
    const std::string& problem = context.game_or_replay.problem();
    if (!problem.empty()) say(context, Message{problem, Tone::Bad});
    if (context.game() != nullptr) take_in(context, context.game_or_replay.begin());
    return session_of(std::move(context));
}

std::unique_ptr<SessionState> resumed_session(SavedGame saved) {
    Context context{GameOrReplay{std::move(saved)}};
    const Report standing = context.game()->standing();
    context.question = {standing.question, standing.about, true};
    context.is_buried = context.seen().ending.has_value();
    // It was entered when it ended.
    context.past_games.run_is_entered = context.is_buried;
    return session_of(std::move(context));
}

std::unique_ptr<SessionState> watching_session(Recording recording) {
    Context context{GameOrReplay{std::move(recording)}};
    Viewing& viewing = context.viewing.emplace();
    // It was entered when it was played.
    context.past_games.run_is_entered = true;
    hear(context, context.game_or_replay.begin());
    viewing.entered[static_cast<std::size_t>(context.seen().depth)] = 0;
    viewing.keyframes.keep(context.replay(), {context.messages.log, context.messages.said.size(),
                                              context.display.health_change, true});
    return session_of(std::move(context));
}

}  // namespace cellophane
