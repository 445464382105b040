#include "session/game_or_replay.h"

#include <utility>

#include "dungeon/generate.h"

namespace cellophane {

GameOrReplay::GameOrReplay(const SessionOptions& options) : options_{options} {
    const LevelRequest request{
        .seed = options.seed, .style = options.style, .variant = options.variant, .depth = options.depth};
    if (const std::vector<Problem> problems = problems_of(request); !problems.empty()) {
        problem_ = problems.front().message;
        Observation& nothing = nothing_.emplace();
        nothing.seed = options.seed;
        nothing.style = options.style;
        nothing.variant = options.variant;
        nothing.depth = options.depth;
    } else {
        const NewGame beginning{.seed = options.seed,
                                .style = options.style,
                                .variant = options.variant,
                                .depth = options.depth,
                                .harmless = options.harmless};
        game_.emplace(beginning);
        recorder_.emplace(beginning, *game_);
    }
}

namespace {

SessionOptions options_of(const Recording& recording) {
    const NewGame& begun = recording.options;
    return {.seed = begun.seed,
            .style = begun.style,
            .variant = begun.variant,
            .depth = begun.depth,
            .harmless = begun.harmless};
}

}  // namespace

GameOrReplay::GameOrReplay(SavedGame saved)
    : options_{options_of(saved.recording)},
      game_{std::move(saved.play)},
      recorder_{std::in_place, std::move(saved.recording), *game_} {}

GameOrReplay::GameOrReplay(Recording recording)
    : options_{options_of(recording)}, replay_{Replay{std::move(recording)}} {}

const Play* GameOrReplay::game() const {
    if (replay_) return &replay_->play();
    return game_ ? &*game_ : nullptr;
}

const Recording* GameOrReplay::recording() const {
    if (replay_) return &replay_->recording();
    return recorder_ ? &recorder_->recording() : nullptr;
}

const Recording* GameOrReplay::commit_recording() {
    return recorder_ ? &recorder_->commit_recording() : recording();
}

std::size_t GameOrReplay::committed_length() const {
    if (recorder_) return recorder_->committed_length();
    return replay_ ? replay_->recording().steps.size() : 0;
}

Report GameOrReplay::begin() {
    if (replay_) return replay_->arrival();
    return game_ ? game_->begin() : Report{};
}

Report GameOrReplay::submit(const Command& command, WantedFrames animation_frames) {
    has_changed_ = false;
    if (!game_) return {};
    Report report = game_->submit(command, animation_frames);
    has_changed_ = recorder_->note(command, report, *game_);
    return report;
}

std::uint64_t GameOrReplay::state_hash() const {
    return game() == nullptr ? 0 : game()->state_hash();
}

}  // namespace cellophane
