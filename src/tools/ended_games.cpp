#include "tools/ended_games.h"

#include <filesystem>
#include <system_error>
#include <vector>

#include "tools/game_names.h"
#include "tools/kept_files.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

namespace files = std::filesystem;

/// Of what lies there only so many stay, the latest.
void clear_out(const files::path& folder, std::size_t most) {
    const std::vector<FileFound> there = game_files_in({as_text(folder)});
    std::error_code trouble;
    for (std::size_t i = most; i < there.size(); ++i) files::remove(there[i].path, trouble);
}

}  // namespace

void EndedGames::begin(const Session& session) {
    is_kept_ = session.watches() || session.report().over;
    has_kept_ = false;
}

void EndedGames::follow(const Session& session) {
    if (is_kept_ || folder_.empty() || session.watches() || !session.report().over) return;
    is_kept_ = true;
    std::error_code trouble;
    files::create_directories(as_path(folder_), trouble);
    const files::path file = free_file(as_path(folder_), name_of_game(session, "dungeon"));
    has_kept_ = !write_file(as_text(file), session.recording(), "the recording");
    if (has_kept_)
        clear_out(as_path(folder_), most);
    else
        is_lost_ = true;
}

std::string EndedGames::complaint() const {
    return is_lost_ ? "How a game was played could not be kept in " + shown_path(folder_) + ".\n"
                    : std::string{};
}

std::string recordings_folder_beside(const std::string& runs_file) {
    if (runs_file.empty()) return {};
    return as_text(as_path(runs_file).parent_path() / "recordings");
}

}  // namespace cellophane
