#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iomanip>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "kit/base/foreign_text.h"
#include "session/game_over/ranking.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/threads.h"
#include "tools/waiting_line.h"

namespace cellophane {

namespace {

constexpr OptionSpec rank_options[] = {{"--format"}, {"--jobs"}};
constexpr std::string_view rank_formats[] = {"table", "csv", "json"};

struct RankRequest {
    std::vector<std::string> files{};
    std::string format = "table";
    int jobs = 1;
};

/// The recordings and saved games of a folder, in the order of their names.
Result<std::vector<std::string>> files_in(const std::filesystem::path& folder) {
    std::vector<std::string> files;
    std::error_code trouble;
    for (std::filesystem::directory_iterator at{folder, trouble}, end; !trouble && at != end;
         at.increment(trouble))
        if (at->path().extension() == ".clph") files.push_back(at->path().string());
    if (trouble)
        return bad_argument(shown_path(folder.string()) + " cannot be read: " + trouble.message() + ".");
    if (files.empty())
        return bad_argument(shown_path(folder.string()) + " holds no file that ends with .clph.");
    std::sort(files.begin(), files.end());
    return files;
}

Result<RankRequest> read_rank_request(Arguments arguments) {
    RankRequest request;
    std::size_t names = 0;
    while (names < arguments.size() && !arguments[names].starts_with("--")) ++names;
    const Result<Options> parsed = parse_options(arguments.subspan(names), rank_options);
    if (!parsed.ok()) return parsed.problem();
    if (names == 0) return bad_argument("which recordings? Name files or folders first.");
    if (const auto given = parsed.value().find("--format"); given != parsed.value().end()) {
        Result<std::string> format = one_of("--format", given->second, rank_formats);
        if (!format.ok()) return format.problem();
        request.format = std::move(format.value());
    }
    const Result<int> jobs = jobs_of(parsed.value());
    if (!jobs.ok()) return jobs.problem();
    request.jobs = jobs.value();
    for (const std::string& name : arguments.first(names)) {
        std::error_code trouble;
        if (!std::filesystem::is_directory(name, trouble)) {
            request.files.push_back(name);
            continue;
        }
        const Result<std::vector<std::string>> files = files_in(name);
        if (!files.ok()) return files.problem();
        request.files.insert(request.files.end(), files.value().begin(), files.value().end());
    }
    return request;
}

void verify(RankedFile& ranked) {
    const Result<std::vector<std::uint8_t>> file = read_file(ranked.file, "the recording");
    if (file.ok())
        ranked.verified = verified_result(file.value());
    else
        ranked.verified.problem = file.problem().message;
}

/// Replays all files, several at a time.
std::vector<RankedFile> verified_files(const RankRequest& request) {
    std::vector<RankedFile> files;
    files.reserve(request.files.size());
    for (const std::string& file : request.files) files.push_back({.file = file});
    std::atomic<std::size_t> next = 0;
    on_threads(request.jobs, [&] {
        for (std::size_t i = next++; i < files.size(); i = next++) verify(files[i]);
    });
    return files;
}

/// Leaves of files that hold the same game one, and tells of the others: the first that was named, unless a
/// later one is in better order, as where somebody has copied a game and spoilt what the copy says of itself.
void drop_duplicates(std::vector<RankedFile>& files, std::ostream& err) {
    std::map<std::uint64_t, std::size_t> kept;
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::size_t& best = kept.emplace(files[i].verified.fingerprint, i).first->second;
        if (files[i].verified.verification < files[best].verified.verification) best = i;
    }
    std::vector<RankedFile> different;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::size_t best = kept.at(files[i].verified.fingerprint);
        if (best == i || files[i].verified.fingerprint == 0)
            different.push_back(files[i]);
        else
            err << without_controls(files[i].file) << " is the same recording as "
                << without_controls(files[best].file) << ". It counts once.\n";
    }
    files = std::move(different);
}

void write_table(std::ostream& out, const std::vector<RankedFile>& files) {
    const RankedFile* before = nullptr;
    for (const RankedFile& ranked : files) {
        if (ranked.place == 0) break;
        const VerifiedResult& verified = ranked.verified;
        if (before == nullptr || !is_same_contest(before->verified, verified)) {
            out << (before == nullptr ? "" : "\n") << contest_title(verified) << '\n'
                << "rank     score  depth    turns  end, file\n";
        }
        before = &ranked;
        out << std::setw(4) << ranked.place << std::setw(10) << verified.result.score << std::setw(7)
            << verified.result.deepest << std::setw(9) << verified.result.turns << "  "
            << verified.result.told << " (" << without_controls(ranked.file) << ", version "
            << verified.dungeon_version << "." << verified.rules_version;
        if (const std::string beginning = shared_beginning(ranked); !beginning.empty())
            out << ", " << beginning;
        out << ")\n";
    }
    bool is_first = true;
    for (const RankedFile& ranked : files) {
        if (ranked.place > 0) continue;
        if (std::exchange(is_first, false)) out << (before == nullptr ? "" : "\n") << "Not ranked\n";
        out << name_of(ranked.verified.verification) << ": " << without_controls(ranked.file) << ": "
            << objection(ranked.verified) << '\n';
    }
}

}  // namespace

Exit rank_command(Arguments arguments, Console console) {
    const Result<RankRequest> request = read_rank_request(arguments);
    if (!request.ok()) return refuse(console, "rank", request.problem());
    std::optional<WaitingLine> waiting{std::in_place, console.err, "Replaying the recordings"};
    std::vector<RankedFile> files = verified_files(request.value());
    waiting.reset();
    drop_duplicates(files, console.err);
    rank(files);
    const std::string& format = request.value().format;
    if (format == "csv")
        console.out << ranking_as_csv(files);
    else if (format == "json")
        console.out << ranking_as_json(files);
    else
        write_table(console.out, files);
    const bool all_agree = std::all_of(files.begin(), files.end(), [](const RankedFile& ranked) {
        return ranked.verified.verification == Verification::Verified ||
               ranked.verified.verification == Verification::Unfinished;
    });
    return all_agree ? Exit::Done : Exit::CheckFailed;
}

}  // namespace cellophane
