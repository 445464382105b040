#include "tools/kept_files.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <system_error>
#include <utility>

#include "kit/base/foreign_text.h"
#include "record/save_files.h"
#include "session/replay/playback.h"
#include "tools/game_names.h"
#include "tools/output.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

/// More of them are not looked into: that would take a while.
constexpr std::size_t most_files = 52;

/// Since 1970. (The library of clang 14 knows no other way than the C one, and that of GCC no such way.)
template <class Clock, class Duration>
std::int64_t seconds_of(std::chrono::time_point<Clock, Duration> time) {
    if constexpr (requires { Clock::to_sys(time); })
        return std::chrono::duration_cast<std::chrono::seconds>(Clock::to_sys(time).time_since_epoch())
            .count();
    else
        return Clock::to_time_t(time);
}

/// As much of a file as tells what it is. Nothing of what cannot be read.
std::vector<std::uint8_t> beginning_of(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    std::vector<std::uint8_t> bytes;
    for (char byte = 0; bytes.size() < longest_head && file.get(byte);)
        bytes.push_back(static_cast<std::uint8_t>(byte));
    return bytes;
}

/// The game in a file, and how much of the file it is.
Result<Session> session_in(std::span<const std::uint8_t> file, std::size_t& length) {
    length = file.size();
    Result<SavedGame> saved = saved_game_from(file);
    if (!saved.ok() && saved.problem().code == "truncated-file") {
        if (const std::size_t whole = whole_length(file); whole > 0) {
            length = whole;
            saved = saved_game_from(file.first(whole));
        }
    }
    if (!saved.ok()) return saved.problem();
    const bool is_cut = length < file.size();
    Session session = Session::resumed(std::move(saved.value()));
    if (is_cut)
        session.show_message("The file was cut off in its last turn. The game goes on from the turn before.");
    return session;
}

}  // namespace

std::vector<FileFound> game_files_in(const std::vector<std::string>& folders) {
    std::vector<FileFound> files;
    for (const std::string& folder : folders) {
        std::error_code trouble;
        // Step by step: a loop over the range would throw where reading on fails.
        for (std::filesystem::directory_iterator at{as_path(folder), trouble}, end; !trouble && at != end;
             at.increment(trouble)) {
            std::error_code unreadable;
            if (at->path().extension() != ".clph" || !at->is_regular_file(unreadable)) continue;
            files.push_back({at->last_write_time(unreadable), at->path()});
        }
    }
    std::sort(files.begin(), files.end(), [](const FileFound& a, const FileFound& b) {
        return a.written != b.written ? a.written > b.written : a.path < b.path;
    });
    return files;
}

KeptFiles files_kept_in(const std::vector<std::string>& folders, bool hides_seed) {
    KeptFiles kept;
    std::vector<FileFound> files = game_files_in(folders);
    if (files.size() > most_files) files.resize(most_files);
    for (const FileFound& file : files) {
        const Result<FileHead> head = head_from(beginning_of(file.path));
        if (!head.ok()) continue;
        const std::string name = as_text(file.path.stem());
        const std::string shown = hides_seed ? name_without_seed(name, head.value().options.seed) : name;
        const KeptFile named{without_controls(shown), seconds_of(file.written)};
        const bool is_save = head.value().is_save;
        (is_save ? kept.games : kept.recordings).push_back(named);
        (is_save ? kept.game_paths : kept.recording_paths).push_back(as_text(file.path));
    }
    return kept;
}

Result<GameInFile> opened_in_place(const std::string& path, std::string_view what, bool is_saved_there) {
    Result<GameFile> file = GameFile::come_from(path, what, is_saved_there);
    if (!file.ok()) return file.problem();
    std::size_t length = 0;
    Result<Session> session = session_in(file.value().content(), length);
    if (!session.ok()) return session.problem();
    file.value().go_on_behind(length);
    return GameInFile{std::move(session.value()), std::move(file.value())};
}

Result<Session> opened_game(const std::string& path, std::string_view what) {
    const Result<std::vector<std::uint8_t>> file = read_file(path, std::string{what});
    if (!file.ok()) return file.problem();
    std::size_t length = 0;
    return session_in(file.value(), length);
}

Result<Session> opened_recording(const std::string& path, std::string_view what) {
    const Result<std::vector<std::uint8_t>> file = read_file(path, std::string{what});
    if (!file.ok()) return file.problem();
    Result<Recording> recording = recording_from(file.value());
    if (!recording.ok()) return recording.problem();
    return Session{Playback{std::move(recording.value())}};
}

}  // namespace cellophane
