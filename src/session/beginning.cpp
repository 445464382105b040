#include "session/beginning.h"

#include <cstddef>
#include <string>
#include <utility>

#include "session/commands/submit_command.h"
#include "session/messages/messages.h"
#include "session/prompts/questions.h"
#include "session/session_state.h"

namespace cellophane {

std::unique_ptr<SessionState> new_session(const SessionOptions& options) {
    auto session = std::make_unique<SessionState>(GameOrReplay{options});
    const std::string& problem = session->game_or_replay.problem();
    if (!problem.empty()) say(*session, Message{problem, Tone::Bad});
    if (session->game_or_replay.game() != nullptr) take_in(*session, session->game_or_replay.begin());
    return session;
}

std::unique_ptr<SessionState> resumed_session(SavedGame saved) {
    auto session = std::make_unique<SessionState>(GameOrReplay{std::move(saved)});
    put_question(*session, session->game_or_replay.game()->standing());
    session->ending.is_buried = session->seen().ending.has_value();
    // It was entered when it ended.
    session->chronicle_pages.run_is_entered = session->ending.is_buried;
    if (session->ending.is_buried) session->mode = Mode::Epitaph;
    return session;
}

std::unique_ptr<SessionState> watching_session(Recording recording) {
    auto session = std::make_unique<SessionState>(GameOrReplay{std::move(recording)});
    session->mode = Mode::Watch;
    Viewing& viewing = session->viewing.emplace();
    // It was entered when it was played.
    session->chronicle_pages.run_is_entered = true;
    hear(*session, session->game_or_replay.begin());
    viewing.entered[static_cast<std::size_t>(session->seen().depth)] = 0;
    viewing.keyframes.keep(
        *session->game_or_replay.replay(),
        {session->messages.log, session->messages.said.size(), session->display.health_change, true});
    return session;
}

}  // namespace cellophane
