#include "record/contradiction.h"

#include <string>

#include "record/save_files.h"

namespace cellophane {

std::optional<Problem> contradiction(const Recording& recording, int turns, std::uint64_t state_hash,
                                     std::span<const std::uint8_t> file) {
    if (turns != recording.turns)
        return Problem{"diverged", "The recording says it has " + std::to_string(recording.turns) +
                                       " turns, but ends at " + std::to_string(turns) + "."};
    const Result<SavedGame> saved = saved_game_from(file);
    if (!saved.ok()) return saved.problem();
    if (saved.value().play.state_hash() != state_hash)
        return Problem{"diverged", "The saved state is not the one its commands lead to."};
    const int deepest = saved.value().play.deepest();
    if (recording.deepest == deepest) return std::nullopt;
    return Problem{"diverged", "The recording says that its deepest level is " +
                                   std::to_string(recording.deepest) + ", but that is " +
                                   std::to_string(deepest) + "."};
}

}  // namespace cellophane
