#include "tools/settings_file.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "session/settings.h"
#include "tools/high_scores_file.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

bool replace_file(const std::string& path, const std::string& text) {
    std::error_code error;
    const std::filesystem::path folder = as_path(path).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, error);
    return !write_file(path, text, "--settings");
}

}  // namespace

std::string usual_settings_file() {
    return own_file("settings.txt");
}

KeptSettings::KeptSettings(std::string path)
    : path_{std::move(path)}, text_{path_.empty() ? "" : text_in(path_)} {
    for (const Problem& problem : read_settings(text_).problems)
        complaints_.append(shown_path(path_)).append(": ").append(problem.message).append("\n");
}

bool KeptSettings::hides_seed() const {
    return read_settings(text_).settings.hides_seed;
}

void KeptSettings::follow(Session& session) {
    const std::string news = session.take_settings();
    if (news.empty()) return;
    text_ = news;
    is_lost_ = !path_.empty() && !replace_file(path_, news);
}

std::string KeptSettings::trouble() const {
    return is_lost_ ? "The settings could not be written to " + shown_path(path_) + ".\n" : std::string{};
}

}  // namespace cellophane
