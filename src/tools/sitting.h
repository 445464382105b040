#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "session/session.h"
#include "tools/commands.h"
#include "tools/options.h"

namespace cellophane {

/// The file in which games that have ended are entered: that of --runs, else the usual one.
std::string runs_file_of(const Options& options);

/// The file that says how somebody wants to play: that of --settings, else the usual one.
std::string settings_file_of(const Options& options);

/// Somebody's sitting at the terminal, from a game or a recording on, or from the title, which is where he
/// then comes back to, and through all he asks for afterwards:
/// --still, --save, --load, --runs, --settings, --depth and --style say how. What is to be said in the end is
/// said on the console.
Exit sit(std::optional<Session> session, const Options& options, std::string_view command, Console console);

}  // namespace cellophane
