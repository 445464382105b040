#include "session/playback.h"

#include <algorithm>
#include <utility>

#include "session/parts.h"

namespace cellophane {

Playback::Playback(Recording recording) : Session{std::make_unique<Parts>(std::move(recording))} {}

void Playback::step() {
    parts_->viewing->way.reset();
    parts_->show_command(true);
}

void Playback::run_to(int turn) {
    parts_->viewing->plays = false;
    parts_->go_to_turn(turn);
}

void Playback::run_to_end() {
    parts_->go_to_end();
}

void Playback::seek(int turn) {
    parts_->viewing->plays = false;
    parts_->set_out({.to = turn});
}

int Playback::heading() const {
    const std::optional<Viewing::Way>& way = parts_->viewing->way;
    return way ? std::min(way->to, watched().turns) : turns();
}

std::optional<Problem> Playback::annotate(std::string_view text) {
    return parts_->annotate(text);
}

bool Playback::plays() const {
    return parts_->viewing->plays;
}

bool Playback::is_at_end() const {
    return parts_->subject.replay()->is_at_end();
}

const std::optional<Problem>& Playback::problem() const {
    return parts_->subject.replay()->problem();
}

const Recording& Playback::watched() const {
    return parts_->subject.replay()->recording();
}

}  // namespace cellophane
