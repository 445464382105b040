#include "session/subject.h"

#include <utility>

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
        const NewGame beginning{.seed = options.seed, .style = options.style, .depth = options.depth};
        game_.emplace(beginning);
        recorder_.emplace(beginning);
    }
}

Subject::Subject(SavedGame saved)
    : options_{.seed = saved.recording.options.seed,
               .style = saved.recording.options.style,
               .depth = saved.recording.options.depth},
      game_{std::move(saved.play)},
      recorder_{std::in_place, std::move(saved.recording)} {}

Report Subject::submit(const Command& command) {
    if (!game_) return {};
    Report report = game_->submit(command);
    recorder_->note(command, report, *game_);
    return report;
}

namespace {

/// Solid rock is no part of a map: left blank, the shape of the level stands out. What sleeps in the rock is
/// part of it all the same.
void blank_rock(Observation& seen) {
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        CellView& cell = seen.cells.at_index(i);
        if (cell[Layer::Dungeon] == Terrain::Granite && monster_at(seen, seen.cells.size().at(i)) == nullptr)
            cell = CellView{};
    }
}

}  // namespace

bool Subject::show_depth(int depth) {
    const Result<Level> level = generate({.seed = options_.seed, .style = options_.style, .depth = depth});
    if (!level.ok()) {
        problem_ = level.problem().message;
        return false;
    }
    survey_ = survey(options_.seed, options_.style, level.value());
    blank_rock(survey_);
    level_hash_ = hash(level.value());
    problem_.clear();
    return true;
}

std::uint64_t Subject::state_hash() const {
    return game_ ? game_->state_hash() : level_hash_;
}

}  // namespace cellophane
