#include "tools/past_games.h"

#include <chrono>
#include <cstdint>
#include <utility>

#include "tools/options.h"
#include "tools/runs_file.h"

namespace cellophane {

namespace {

std::int64_t seconds_since_1970() {
    const auto passed = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(passed).count();
}

}  // namespace

PastGames::PastGames(std::string path) : path_{std::move(path)} {
    if (!path_.empty()) lines_ = text_in(path_);
}

void PastGames::follow(Session& session) {
    keep(session.take_runs(seconds_since_1970()));
}

void PastGames::follow(TitleScreen& title) {
    keep(title.take_runs(seconds_since_1970()));
}

void PastGames::keep(const std::string& news) {
    lines_ += news;
    if (!news.empty() && !path_.empty() && !append_runs(path_, news)) is_lost_ = true;
}

std::string PastGames::complaint() const {
    return is_lost_ ? "How it went could not be written to " + shown_path(path_) + ".\n" : std::string{};
}

}  // namespace cellophane
