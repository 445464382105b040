#include "session/subject.h"

#include <utility>

#include "dungeon/generate.h"

namespace cellophane {

Subject::Subject(const SessionOptions& options) : options_{options} {
    nothing_.seed = options.seed;
    nothing_.style = options.style;
    nothing_.depth = options.depth;
    const LevelRequest request{.seed = options.seed, .style = options.style, .depth = options.depth};
    if (const std::vector<Problem> problems = problems_of(request); !problems.empty()) {
        problem_ = problems.front().message;
    } else {
        const NewGame beginning{.seed = options.seed, .style = options.style, .depth = options.depth, .harmless = options.harmless};
        game_.emplace(beginning);
        recorder_.emplace(beginning);
    }
}

Subject::Subject(SavedGame saved)
    : options_{.seed = saved.recording.options.seed,
               .style = saved.recording.options.style,
               .depth = saved.recording.options.depth,
               .harmless = saved.recording.options.harmless},
      game_{std::move(saved.play)},
      recorder_{std::in_place, std::move(saved.recording)} {}

Report Subject::submit(const Command& command) {
    if (!game_) return {};
    Report report = game_->submit(command);
    recorder_->note(command, report, *game_);
    return report;
}

std::uint64_t Subject::state_hash() const {
    return game_ ? game_->state_hash() : 0;
}

}  // namespace cellophane
