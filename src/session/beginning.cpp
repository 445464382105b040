#include "session/beginning.h"

#include <cstddef>
#include <string>
#include <utility>

#include "session/asking/questions.h"
#include "session/going/commands.h"
#include "session/session_state.h"
#include "session/telling/messages.h"

namespace cellophane {

std::unique_ptr<SessionState> new_session(const SessionOptions& options) {
    auto session = std::make_unique<SessionState>(Subject{options});
    const std::string& problem = session->subject.problem();
    if (!problem.empty()) say(*session, Message{problem, Tone::Bad});
    if (session->subject.game() != nullptr) take_in(*session, session->subject.begin());
    return session;
}

std::unique_ptr<SessionState> resumed_session(SavedGame saved) {
    auto session = std::make_unique<SessionState>(Subject{std::move(saved)});
    put_question(*session, session->subject.game()->standing());
    session->ending.is_buried = session->seen().ending.has_value();
    // It was entered when it ended.
    session->chronicle_pages.run_is_entered = session->ending.is_buried;
    if (session->ending.is_buried) session->mode = Mode::Epitaph;
    return session;
}

std::unique_ptr<SessionState> watching_session(Recording recording) {
    auto session = std::make_unique<SessionState>(Subject{std::move(recording)});
    session->mode = Mode::Watch;
    Viewing& viewing = session->viewing.emplace();
    // It was entered when it was played.
    session->chronicle_pages.run_is_entered = true;
    hear(*session, session->subject.begin());
    viewing.entered[static_cast<std::size_t>(session->seen().depth)] = 0;
    viewing.keyframes.keep(*session->subject.replay(), {session->messages.log, session->messages.said.size(),
                                                        session->display.health_change, true});
    return session;
}

}  // namespace cellophane
