#pragma once

#include <string>
#include <string_view>

namespace cellophane {

/// A file in the player's own folder for such things. Empty: he has none.
std::string own_file(const char* name);

/// All that is in a file; nothing if it is not there.
std::string text_in(const std::string& path);

/// Where the games that have ended are kept, a line each, unless a player names another file: in his own
/// folder for such things. Empty: he has none.
std::string usual_high_scores_file();

/// Puts lines behind what is there. Whether that could be done.
bool append_high_scores(const std::string& path, std::string_view lines);

}  // namespace cellophane
