#include "tools/game_file.h"

#include <cerrno>
#include <filesystem>
#include <utility>

#include "tools/game_names.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

/// So many parts are put behind a save before all is written anew: opening the file plays them through.
constexpr int most_pieces = 400;

std::string_view text_of(const std::vector<std::uint8_t>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// A name beside a file that is not in use.
std::string name_beside(const std::string& path) {
    const std::filesystem::path file = as_path(path);
    return as_text(free_file(file.parent_path(), as_text(file.stem())));
}

}  // namespace

std::optional<Problem> GameFile::open(std::string_view option) {
    option_ = option;
    const std::string target = behind_links(path_);
    // Until the file that is locked is the one of this name: another program may just have replaced it.
    for (;;) {
        file_ = open_file(target, OpenFor::ReadingAndWriting);
        obstacle_ = file_.is_open() ? 0 : errno;
        if (!file_.is_open()) file_ = open_file(target, OpenFor::Reading);
        const std::optional<FileState> now = file_.is_open() ? state_of(file_) : std::nullopt;
        if (!now || !now->is_regular) {
            file_.close();
            is_special_ = is_special(target);
            return std::nullopt;
        }
        if (!lock_on(file_))
            return Problem{"file-in-use", option_ + ": " + shown_path(path_) +
                                              " is being played in another terminal. Save and quit there (S) "
                                              "first, or copy the file and play the copy."};
        if (state_of(target) != now) continue;
        known_ = now;
        return std::nullopt;
    }
}

Result<GameFile> GameFile::asked_for(const std::string& path, std::string_view option) {
    if (std::optional<Problem> problem = unwritable(path, option)) return *problem;
    GameFile file;
    file.path_ = path;
    file.is_asked_for_ = true;
    if (std::optional<Problem> problem = file.open(option)) return *problem;
    return file;
}

Result<GameFile> GameFile::come_from(const std::string& path, std::string_view option, bool is_asked_for) {
    GameFile file;
    file.path_ = path;
    file.is_asked_for_ = is_asked_for;
    if (std::optional<Problem> problem = file.open(option)) return *problem;
    Result<std::vector<std::uint8_t>> content = read_file(path, option);
    if (!content.ok()) return content.problem();
    file.original_ = std::move(content.value());
    file.length_ = file.original_.size();
    file.pieces_ = file.known_ ? 1 : 0;
    return file;
}

void GameFile::begin(const Session& session) {
    taken_ = session.recorded();
    first_depth_ = session.depth();
}

std::string GameFile::note(const Session& session) {
    if (is_over_ || is_special_ || session.watches() || session.recorded() == taken_) return {};
    // What takes no turn, such as a label, does not make a game worth keeping.
    if (pieces_ == 0 && session.turns() == 0 && session.depth() == first_depth_) return {};
    const std::optional<Problem> problem = keep(session);
    std::string told = std::exchange(news_, {});
    if (problem && !is_in_trouble_)
        told = "This game is not being kept. " + problem->message + " It is tried again with every turn.";
    if (!problem && is_in_trouble_) told = "The game is being kept again.";
    is_in_trouble_ = problem.has_value();
    return told;
}

std::optional<Problem> GameFile::keep(const Session& session) {
    look_for_changes();
    if (pieces_ > 0 && pieces_ < most_pieces) return append(session);
    std::optional<Problem> problem = put_whole(session);
    // Where there is no room for all of it, there may be for a turn.
    return problem && pieces_ > 0 ? append(session) : problem;
}

void GameFile::look_for_changes() {
    if (!known_) return;
    if (const std::optional<FileState> now = state_of(behind_links(path_))) {
        if (*now == *known_) return;
        const std::string before = shown_path(path_);
        move_aside();
        news_ = "Another program has changed " + before + ". The game is kept in " + shown_path(path_) + ".";
    } else if (errno == ENOENT) {
        // Somebody has removed it: it is made again.
        file_.close();
        known_.reset();
        pieces_ = 0;
    }
}

void GameFile::move_aside() {
    path_ = name_beside(path_);
    original_.clear();
    file_.close();
    known_.reset();
    obstacle_ = 0;
    pieces_ = 0;
}

std::optional<Problem> GameFile::append(const Session& session) {
    if (obstacle_ != 0) return cannot_write(path_, option_, obstacle_);
    const std::vector<std::uint8_t> addition = session.addition(taken_);
    const bool is_cut = known_->length == length_ || cut_off(file_, length_);
    if (!is_cut || !write_from(file_, length_) || !write_all(file_, text_of(addition))) {
        const int cause = errno;
        // Half of a turn is none.
        if (cut_off(file_, length_)) remember_state();
        return cannot_write(path_, option_, cause);
    }
    remember_state();
    length_ += addition.size();
    taken_ = session.recorded();
    ++pieces_;
    is_written_ = true;
    return std::nullopt;
}

void GameFile::remember_state() {
    if (const std::optional<FileState> now = state_of(file_)) known_ = now;
}

std::optional<Problem> GameFile::put_whole(const Session& session) {
    if (path_.empty()) {
        // The name leaves out a seed that is hidden.
        const std::string name = session.hides_seed() ? name_of_game(session, "cellophane")
                                                      : "cellophane-" + std::to_string(session.seed());
        path_ = as_text(free_file({}, name));
    }
    if (std::optional<Problem> problem = put(session.save())) return problem;
    taken_ = session.recorded();
    pieces_ = 1;
    return std::nullopt;
}

std::optional<Problem> GameFile::put(const std::vector<std::uint8_t>& content) {
    if (is_special_) {
        std::optional<Problem> problem = write_file(path_, content, option_);
        is_written_ = !problem;
        return problem;
    }
    // A name that was free may have been taken since.
    constexpr int most_names = 100;
    for (int i = 0;; ++i) {
        Result<OpenFile> file = new_file(path_, text_of(content), option_,
                                         known_ ? Instead::OfAnything : Instead::OfNothing, &file_);
        if (!file.ok()) {
            if (file.problem().code != "file-exists" || i == most_names) return file.problem();
            path_ = name_beside(path_);
            continue;
        }
        file_ = std::move(file.value());
        known_.emplace();
        remember_state();
        obstacle_ = 0;
        length_ = content.size();
        is_written_ = true;
        return std::nullopt;
    }
}

std::optional<Problem> GameFile::leave(const Session& session) {
    look_for_changes();
    const bool is_named_here = !is_asked_for_ && original_.empty();
    const std::string before = path_;
    if (is_named_here && session.hides_seed() && !before.empty()) {
        // After where it was left.
        path_.clear();
        known_.reset();
    }
    std::optional<Problem> problem = put_whole(session);
    if (!problem && path_ != before && is_named_here && !before.empty()) remove_file(before);
    if (problem && path_ != before) path_ = before;
    // As good as all anew.
    if (problem && is_kept(session)) problem.reset();
    if (!problem) file_.close();
    return problem;
}

std::optional<Problem> GameFile::finish(const Session& session, bool is_recorded) {
    if (is_over_) return std::nullopt;
    is_over_ = !is_written_ && !is_asked_for_;
    if (is_over_) return std::nullopt;
    look_for_changes();
    std::optional<Problem> problem;
    if (!is_asked_for_ && !original_.empty())
        problem = put(original_);
    else if (is_asked_for_ || !is_recorded)
        problem = put(session.recording());
    else if (known_ && !remove_file(path_))
        problem = cannot_write(path_, option_, errno);
    is_over_ = !problem;
    if (is_over_) file_.close();
    return problem;
}

}  // namespace cellophane
