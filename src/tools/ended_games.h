#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "session/session.h"

namespace cellophane {

/// How games that have ended were played, each in a file of its own in one folder: the latest of them, for
/// the title's list of recordings.
class EndedGames {
public:
    /// As many as fit a page of that list.
    static constexpr std::size_t most = 26;

    /// No folder: nothing is kept.
    explicit EndedGames(std::string folder) : folder_{std::move(folder)} {}

    const std::string& folder() const { return folder_; }
    /// Begins to follow a session; a game that is already over, or only watched, is not kept again.
    void begin(const Session& session);
    /// Writes the recording, once, when the game is over.
    void follow(const Session& session);
    /// Whether how the game was played is in a file of the folder.
    bool has_kept() const { return has_kept_; }
    /// A sentence, if something could not be written.
    std::string complaint() const;

private:
    std::string folder_;
    bool is_kept_ = false;
    bool has_kept_ = false;
    bool is_lost_ = false;
};

/// Beside the list of games that have ended.
std::string recordings_folder_beside(const std::string& runs_file);

}  // namespace cellophane
