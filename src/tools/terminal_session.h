#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "content/own_variant.h"
#include "content/styles.h"
#include "session/session.h"
#include "tools/commands.h"
#include "tools/game_file.h"

namespace cellophane {

/// What a session in a terminal is told by the options of its command.
struct TerminalOptions {
    /// No animation.
    bool is_still = false;
    /// Where to keep the game.
    std::optional<std::string> save{};
    std::optional<std::string> high_scores{};
    std::optional<std::string> settings{};
    /// Where new games begin.
    int depth = 1;
    Style style = Style::Brogue;
    DungeonVariant variant{};
};

/// The file in which games that have ended are entered: that of --runs, else the usual one.
std::string high_scores_file_of(const TerminalOptions& options);

/// The file of the player's settings: that of --settings, else the usual one.
std::string settings_file_of(const TerminalOptions& options);

/// Runs the terminal until the player leaves: from a game or a recording on, or from the title, to which
/// every game then returns. Final messages go to the console. `file`: where the game came from and is kept;
/// none: where --save says, or in a new file.
Exit run_in_terminal(std::optional<Session> session, std::optional<GameFile> file,
                     const TerminalOptions& options, std::string_view command, Console console);

}  // namespace cellophane
