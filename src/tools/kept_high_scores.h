#pragma once

#include <string>

#include "session/session.h"
#include "session/title/title_session.h"

namespace cellophane {

/// The games that have ended, and the file in which they are kept.
class KeptHighScores {
public:
    /// No path: they are not kept.
    explicit KeptHighScores(std::string path);

    const std::string& lines() const { return lines_; }

    /// Takes in what has just ended.
    void follow(Session& session);
    void follow(TitleSession& title);

    /// What to say if they could not be kept; empty if they were.
    std::string complaint() const;

private:
    void keep(const std::string& news);

    std::string path_;
    std::string lines_;
    bool is_lost_ = false;
};

}  // namespace cellophane
