#include "record/save_consistency.h"

#include <string>
#include <utility>

#include "record/save_files.h"

namespace cellophane {

namespace {

Problem diverged(std::string message) {
    return {"diverged", std::move(message)};
}

}  // namespace

std::optional<Problem> inconsistency(const Recording& recording, const ReplayedEnd& end,
                                     std::span<const std::uint8_t> file) {
    if (end.turns != recording.turns)
        return diverged("The recording says it has " + std::to_string(recording.turns) +
                        " turns, but ends at " + std::to_string(end.turns) + ".");
    // Loading any other file would only replay it once more.
    if (loads_at_once(file)) {
        const Result<SavedGame> saved = saved_game_from(file);
        if (!saved.ok()) return saved.problem();
        if (saved.value().play.state_hash() != end.state_hash)
            return diverged("The saved state is not the one its commands lead to.");
    }
    if (recording.deepest == end.deepest) return std::nullopt;
    return diverged("The recording says that its deepest level is " + std::to_string(recording.deepest) +
                    ", but that is " + std::to_string(end.deepest) + ".");
}

}  // namespace cellophane
