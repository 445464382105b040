#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "session/session.h"
#include "tools/commands.h"
#include "tools/game_file.h"
#include "tools/options.h"

namespace cellophane {

/// The file in which games that have ended are entered: that of --runs, else the usual one.
std::string runs_file_of(const Options& options);

/// The file of the player's settings: that of --settings, else the usual one.
std::string settings_file_of(const Options& options);

/// Runs the terminal until the player leaves: from a game or a recording on, or from the title, to which
/// every game then returns. Reads --still, --save, --runs, --settings, --depth and --style; final messages go
/// to the console. `file`: where the game came from and is kept; none: where --save says, or in a new file.
Exit run_in_terminal(std::optional<Session> session, std::optional<GameFile> file, const Options& options,
                     std::string_view command, Console console);

}  // namespace cellophane
