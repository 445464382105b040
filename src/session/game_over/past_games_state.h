#pragma once

#include "session/game_over/game_result.h"

namespace cellophane {

/// The games that have ended.
struct PastGames {
    /// The games before this one, and this one once it is over.
    HighScores high_scores;
    /// Whose lists are shown first: that of the game.
    Variant variant = Variant::Brogue;
    bool score_is_entered = false;
    bool reset_wanted = false;
};

}  // namespace cellophane
