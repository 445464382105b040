#include "session/game_over/ended_game.h"

#include <utility>

#include "record/replay.h"
#include "record/save_files.h"
#include "session/game_over/last_way.h"
#include "words/result_card.h"

namespace cellophane {

Result<EndedGame> ended_game_from(std::span<const std::uint8_t> file) {
    Result<Recording> recording = recording_from(file);
    if (!recording.ok()) return recording.problem();
    EndedGame ended{.options = recording.value().options};
    Replay replay{std::move(recording.value())};
    LastWay way;
    while (!replay.is_at_end()) {
        replay.step();
        const Observation& seen = replay.play().observe();
        if (seen.hero) way.note(seen.depth, seen.hero->at);
    }
    if (replay.problem()) return *replay.problem();
    ended.seen = replay.play().observe();
    if (!ended.seen.ending || !ended.seen.hero)
        return Problem{"unfinished", no_result_yet(ended.seen.depth, ended.seen.turns)};
    ended.steps = way.cells();
    return ended;
}

}  // namespace cellophane
