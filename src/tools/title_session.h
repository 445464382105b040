#pragma once

#include <optional>

#include "session/session.h"
#include "tools/ended_games.h"
#include "tools/game_file.h"
#include "tools/kept_high_scores.h"
#include "tools/settings_file.h"
#include "tools/terminal.h"

namespace cellophane {

struct ChosenSession {
    Session session;
    /// The file it came from and is kept in; none yet for a new game or a recording.
    std::optional<GameFile> file{};
};

/// Shows the title until the player has chosen a game or a recording. Listed are games and recordings in the
/// present folder, and the recordings kept of games that have ended. Nothing if the player leaves.
std::optional<ChosenSession> session_from_title(Terminal& terminal, bool is_still, KeptHighScores& past,
                                                const EndedGames& ended, const KeptSettings& settings);

}  // namespace cellophane
