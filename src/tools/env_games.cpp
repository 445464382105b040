#include "tools/env_games.h"

#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

#include "dungeon/generate.h"
#include "tools/new_file.h"
#include "tools/system/names.h"

namespace cellophane {

Result<std::string> EnvRecordings::keep(const Session& session) {
    if (!folder_ || session.recorded() == 0) return std::string{};
    const std::vector<std::uint8_t> file = session.recording();
    const std::string_view content{reinterpret_cast<const char*>(file.data()), file.size()};
    for (int& number = next_.emplace(session.seed(), 1).first->second;; ++number) {
        const std::string name =
            std::to_string(session.seed()) + (number == 1 ? "" : '-' + std::to_string(number)) + ".clph";
        const std::string path = as_text(as_path(*folder_) / name);
        const Result<OpenFile> written = new_file(path, content, "--record", Instead::OfNothing);
        if (!written.ok() && written.problem().code == "file-exists") continue;
        if (!written.ok()) return written.problem();
        ++number;
        return path;
    }
}

ActionOutcome EnvGame::act(int action) {
    const ActionOutcome outcome = cellophane::act(session, action);
    if (outcome.changed) is_kept = false;
    return outcome;
}

ActionsOutcome EnvGame::act_all(std::span<const std::int32_t> actions) {
    const ActionsOutcome all = cellophane::act_all(session, actions);
    if (all.done > 0) is_kept = false;
    return all;
}

void EnvGame::begin_another(std::uint64_t seed) {
    session.restart(seed);
    is_kept = false;
}

Result<std::string> EnvGame::keep(EnvRecordings& recordings) {
    if (is_kept) return std::string{};
    Result<std::string> path = recordings.keep(session);
    is_kept = path.ok();
    return path;
}

std::optional<Problem> problem_of(const SessionOptions& options) {
    const std::vector<Problem> problems = problems_of(
        {.seed = options.seed, .style = options.style, .variant = options.variant, .depth = options.depth});
    return problems.empty() ? std::nullopt : std::optional{problems.front()};
}

Result<int> EnvGames::begin(const SessionOptions& options) {
    if (games_.size() >= most)
        return Problem{"too-many-games", "There are " + std::to_string(most) +
                                             " games already, as many as there can be at once: close some."};
    if (const std::optional<Problem> problem = problem_of(options)) return *problem;
    games_.emplace(++last_, EnvGame{Session{options}});
    return last_;
}

EnvGame* EnvGames::find(int number) {
    const auto found = games_.find(number);
    return found == games_.end() ? nullptr : &found->second;
}

std::optional<Problem> EnvGames::keep_all(EnvRecordings& recordings) {
    std::optional<Problem> problem;
    for (auto& [number, game] : games_)
        if (const Result<std::string> kept = game.keep(recordings); !kept.ok()) problem = kept.problem();
    return problem;
}

}  // namespace cellophane
