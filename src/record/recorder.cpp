#include "record/recorder.h"

#include "content/styles.h"
#include "record/command_code.h"
#include "world/game.h"

namespace cellophane {

Recorder::Recorder(const NewGame& options)
    : recording_{.options = options,
                 .dungeon_version = cellophane::dungeon_version,
                 .rules_version = cellophane::rules_version,
                 .deepest = options.depth} {}

Marks marks_after(const Report& report, int turns_before, int turns_now) {
    const bool entered = report.tells_of<LevelEntered>();
    return {.pulse = turns_now != turns_before || entered,
            .hash = turns_now / turns_between_hashes != turns_before / turns_between_hashes};
}

void Recorder::note(const Command& command, const Report& report, const Play& play) {
    ByteWriter writer;
    write_command(writer, command);
    const Marks marks = marks_after(report, recording_.turns, play.turns());
    if (marks.pulse) writer.byte(static_cast<std::uint8_t>(play.pulse()));
    if (marks.hash) writer.word(play.state_hash());
    recording_.steps.insert(recording_.steps.end(), writer.bytes().begin(), writer.bytes().end());
    recording_.turns = play.turns();
    recording_.deepest = play.deepest();
}

}  // namespace cellophane
