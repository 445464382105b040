#include "tools/kept_high_scores.h"

#include <chrono>
#include <cstdint>
#include <utility>

#include "tools/high_scores_file.h"
#include "tools/options.h"

namespace cellophane {

namespace {

std::int64_t seconds_since_1970() {
    const auto passed = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(passed).count();
}

}  // namespace

KeptHighScores::KeptHighScores(std::string path) : path_{std::move(path)} {
    if (!path_.empty()) lines_ = text_in(path_);
}

void KeptHighScores::follow(Session& session) {
    keep(session.take_high_scores(seconds_since_1970()));
}

void KeptHighScores::follow(TitleSession& title) {
    keep(title.take_high_scores(seconds_since_1970()));
}

void KeptHighScores::keep(const std::string& news) {
    lines_ += news;
    if (!news.empty() && !path_.empty() && !append_high_scores(path_, news)) is_lost_ = true;
}

std::string KeptHighScores::complaint() const {
    return is_lost_ ? "How it went could not be written to " + shown_path(path_) + ".\n" : std::string{};
}

}  // namespace cellophane
