#include "session/replay/playback.h"

#include <algorithm>
#include <utility>

#include "session/beginning.h"
#include "session/replay/replay_notes.h"
#include "session/replay/replay_steps.h"
#include "session/replay/seek.h"
#include "session/session_state.h"

namespace cellophane {

Playback::Playback(Recording recording) : Session{watching_session(std::move(recording))} {}

void Playback::step() {
    state_->context.viewing->seek.reset();
    show_command(state_->context, true);
}

void Playback::run_to(int turn) {
    state_->context.viewing->plays = false;
    go_to_turn(state_->context, turn);
}

void Playback::run_to_end() {
    go_to_end(state_->context);
}

void Playback::seek(int turn) {
    state_->context.viewing->plays = false;
    start_seek(state_->context, {.to = turn});
}

int Playback::heading() const {
    const std::optional<Viewing::Seek>& seek = state_->context.viewing->seek;
    return seek ? std::min(seek->to, watched().turns) : turns();
}

std::optional<Problem> Playback::annotate(std::string_view text) {
    return put_notes(state_->context, text);
}

bool Playback::plays() const {
    return state_->context.viewing->plays;
}

bool Playback::is_at_end() const {
    return state_->context.replay().is_at_end();
}

const std::optional<Problem>& Playback::problem() const {
    return state_->context.replay().problem();
}

const Recording& Playback::watched() const {
    return state_->context.replay().recording();
}

int Playback::deepest() const {
    return state_->context.replay().play().deepest();
}

}  // namespace cellophane
