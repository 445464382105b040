#include "session/subject.h"

#include "dungeon/generate.h"

namespace cellophane {

Subject::Subject(const SessionOptions& options) : options_{options} {
    survey_.seed = options.seed;
    survey_.style = options.style;
    survey_.depth = options.depth;
    const LevelRequest request{.seed = options.seed, .style = options.style, .depth = options.depth};
    if (const std::vector<Problem> problems = problems_of(request); !problems.empty()) {
        problem_ = problems.front().message;
    } else if (options.map_only) {
        show_depth(options.depth);
    } else {
        game_.emplace(NewGame{.seed = options.seed, .style = options.style, .depth = options.depth});
    }
}

bool Subject::show_depth(int depth) {
    const Result<Level> level = generate({.seed = options_.seed, .style = options_.style, .depth = depth});
    if (!level.ok()) {
        problem_ = level.problem().message;
        return false;
    }
    survey_ = survey(options_.seed, options_.style, level.value());
    level_hash_ = hash(level.value());
    problem_.clear();
    return true;
}

std::uint64_t Subject::state_hash() const {
    return game_ ? game_->state_hash() : level_hash_;
}

}  // namespace cellophane
