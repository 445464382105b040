#pragma once

#include <string>
#include <string_view>

namespace cellophane {

/// Where the games that have ended are kept, a line each, unless a player names another file: in his own
/// folder for such things. Empty: he has none.
std::string usual_runs_file();

/// All that is in it; nothing if it is not there.
std::string runs_in(const std::string& path);

/// Puts lines behind what is there. Whether that could be done.
bool append_runs(const std::string& path, std::string_view lines);

}  // namespace cellophane
