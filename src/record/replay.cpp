#include "record/replay.h"

#include <limits>
#include <string>
#include <utility>

#include "record/command_code.h"
#include "record/recorder.h"
#include "world/game.h"

namespace cellophane {

namespace {

/// With a recording of another version this is to be expected.
std::string cause_of_straying(const Recording& recording) {
    return is_of_this_build(recording) ? "." : ". It was " + origin_of(recording);
}

}  // namespace

Replay::Replay(Recording recording)
    : recording_{std::move(recording)}, play_{recording_.options}, arrival_{play_.begin()} {}

Replay::Replay(Recording recording, Play play, std::size_t done)
    : recording_{std::move(recording)}, play_{std::move(play)}, next_{done} {}

std::optional<Command> Replay::next() const {
    if (is_at_end()) return std::nullopt;
    ByteReader reader{std::span{recording_.steps}.subspan(next_)};
    const Command command = read_command(reader);
    return reader.is_within_limits() ? std::optional{command} : std::nullopt;
}

Report Replay::step(WantedFrames animation_frames) {
    if (is_at_end()) return {};
    ByteReader reader{std::span{recording_.steps}.subspan(next_)};
    const std::size_t before = reader.left();
    const Command command = read_command(reader);
    if (!reader.is_within_limits()) {
        problem_ = Problem{"bad-replay", "The recording holds a command that does not exist, after turn " +
                                             std::to_string(play_.turns()) + "."};
        return {};
    }
    const int turns = play_.turns();
    Report report = play_.submit(command, animation_frames);
    const Marks marks = marks_after(report, turns, play_.turns());
    const bool same_pulse = !marks.pulse || reader.byte() == static_cast<std::uint8_t>(play_.pulse());
    const bool same_hash = !marks.hash || reader.word() == play_.state_hash();
    if (!reader.is_within_limits())
        problem_ = Problem{"bad-replay",
                           "The recording ends in the middle of turn " + std::to_string(play_.turns()) + "."};
    else if (!same_pulse || !same_hash)
        problem_ = Problem{"diverged", "The game goes another way than the recording from turn " +
                                           std::to_string(play_.turns()) + cause_of_straying(recording_)};
    next_ += before - reader.left();
    return report;
}

void Replay::go_back(Play play, std::size_t done) {
    play_ = std::move(play);
    next_ = done;
    problem_.reset();
}

Recording Replay::so_far() const {
    Recording part = begun_recording(recording_.options);
    part.turns = turn();
    part.deepest = play_.deepest();
    part.steps.assign(recording_.steps.begin(),
                      recording_.steps.begin() + static_cast<std::ptrdiff_t>(next_));
    return part;
}

int Replay::turn() const {
    return play_.turns();
}

void Replay::run_to(int turn) {
    while (!is_at_end() && this->turn() < turn) step();
}

void Replay::run_to_end() {
    run_to(std::numeric_limits<int>::max());
}

}  // namespace cellophane
