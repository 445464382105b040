#include "tools/past_games.h"

#include <chrono>
#include <utility>

#include "tools/options.h"
#include "tools/runs_file.h"

namespace cellophane {

PastGames::PastGames(std::string path) : path_{std::move(path)} {
    if (!path_.empty()) lines_ = text_in(path_);
}

void PastGames::follow(Session& session) {
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    const std::string news =
        session.take_runs(std::chrono::duration_cast<std::chrono::seconds>(since_1970).count());
    lines_ += news;
    if (!news.empty() && !path_.empty() && !append_runs(path_, news)) is_lost_ = true;
}

std::string PastGames::complaint() const {
    return is_lost_ ? "How it went could not be written to " + shown(path_) + ".\n" : std::string{};
}

}  // namespace cellophane
