#include "record/recorder.h"

#include <algorithm>
#include <utility>

#include "content/dungeon_version.h"
#include "record/command_code.h"
#include "record/rules_version.h"
#include "world/game.h"

namespace cellophane {

Recording begun_recording(const NewGame& options) {
    return {.options = options,
            .dungeon_version = cellophane::dungeon_version,
            .rules_version = cellophane::rules_version,
            .deepest = options.depth};
}

Recorder::Recorder(const NewGame& options, const Play& play) : Recorder{begun_recording(options), play} {}

Recorder::Recorder(Recording recording, const Play& play)
    : recording_{std::move(recording)}, recallable_{{recording_.steps.size(), play.stance()}} {}

Marks marks_after(const Report& report, int turns_before, int turns_now) {
    const bool entered = report.has_event<LevelEntered>();
    return {.pulse = turns_now != turns_before || entered,
            .hash = turns_now / turns_between_hashes != turns_before / turns_between_hashes};
}

bool Recorder::note(const Command& command, const Report& report, const Play& play) {
    const std::uint64_t stance = play.stance();
    std::vector<std::uint8_t>& steps = recording_.steps;
    const auto same = std::find_if(recallable_.begin(), recallable_.end(),
                                   [&](const Moment& moment) { return moment.stance == stance; });
    if (same != recallable_.end()) {
        const bool comes_back = same + 1 != recallable_.end();
        steps.resize(same->length);
        recallable_.erase(same + 1, recallable_.end());
        return comes_back;
    }
    ByteWriter writer;
    write_command(writer, command);
    const Marks marks = marks_after(report, recording_.turns, play.turns());
    if (marks.pulse) writer.byte(static_cast<std::uint8_t>(play.pulse()));
    if (marks.hash) writer.word(play.state_hash());
    steps.insert(steps.end(), writer.bytes().begin(), writer.bytes().end());
    recording_.turns = play.turns();
    recording_.deepest = play.deepest();
    if (report.question == Question::None) recallable_.clear();
    recallable_.push_back({steps.size(), stance});
    return true;
}

const Recording& Recorder::commit_recording() {
    recallable_.erase(recallable_.begin(), recallable_.end() - 1);
    return recording_;
}

}  // namespace cellophane
