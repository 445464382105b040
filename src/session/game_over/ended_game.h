#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kit/base/result.h"
#include "play/play.h"
#include "protocol/observation.h"

namespace cellophane {

/// How a game ended.
struct EndedGame {
    NewGame options{};
    Observation seen{};
    /// The hero's last steps on its last level, oldest first.
    std::vector<Pos> steps{};
};

/// The end of the game in a recording or a save, which is replayed for that: the longer it is, the longer
/// that takes. A game that goes on is a problem ("unfinished"), as is a file that cannot be read, or whose
/// game is another one under the present rules ("diverged").
Result<EndedGame> ended_game_from(std::span<const std::uint8_t> file);

}  // namespace cellophane
