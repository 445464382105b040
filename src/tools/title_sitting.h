#pragma once

#include <optional>
#include <string>

#include "session/session.h"
#include "tools/ended_games.h"
#include "tools/options.h"
#include "tools/past_games.h"
#include "tools/settings_file.h"
#include "tools/terminal.h"

namespace cellophane {

struct ChosenSession {
    Session session;
    /// The file it came from and goes back to; empty: none yet.
    std::string file;
};

/// The title on the terminal, until somebody has chosen what to play or to watch. Games are those in the
/// present folder, recordings as well, together with those that are kept of games that have ended. Nothing:
/// he has had enough.
std::optional<ChosenSession> session_from_title(Terminal& terminal, const Options& options, PastGames& past,
                                                const EndedGames& ended, const KeptSettings& settings);

}  // namespace cellophane
