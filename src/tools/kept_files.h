#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "session/session.h"
#include "session/title/title_session.h"
#include "tools/game_file.h"

namespace cellophane {

struct FileFound {
    std::filesystem::file_time_type written;
    std::filesystem::path path;
};
/// The .clph files of folders, the latest first. What cannot be read is left out.
std::vector<FileFound> game_files_in(const std::vector<std::string>& folders);

/// Those of them that are games to go on with, and those that are recordings to watch, as far as their
/// beginnings tell, and what the title calls them.
struct KeptFiles {
    std::vector<KeptFile> games;
    std::vector<std::string> game_paths;
    std::vector<KeptFile> recordings;
    std::vector<std::string> recording_paths;
};
/// `hides_seed`: no name says which dungeon it is.
KeptFiles files_kept_in(const std::vector<std::string>& folders, bool hides_seed = false);

/// A game, and the file in which it is kept.
struct GameInFile {
    Session session;
    GameFile file;
};
/// A game to go on with, in the file it comes from, which nobody else may be playing; `is_saved_there`: the
/// player has asked for that. A turn that was cut off at the end of the file, while it was written, is left
/// out. `what` names the file in error messages.
Result<GameInFile> opened_in_place(const std::string& path, std::string_view what,
                                   bool is_saved_there = false);
/// The same where it is to be kept in another file.
Result<Session> opened_game(const std::string& path, std::string_view what);
/// A recording to watch.
Result<Session> opened_recording(const std::string& path, std::string_view what);

}  // namespace cellophane
