#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iomanip>
#include <map>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "kit/base/foreign_text.h"
#include "session/game_over/ranking.h"
#include "tools/commands.h"
#include "tools/option_types.h"
#include "tools/output.h"
#include "tools/system/names.h"
#include "tools/threads.h"
#include "tools/waiting_line.h"
#include "words/ranking.h"

namespace cellophane {

namespace {

enum class RankFormat : std::uint8_t { Table, Csv, Json };
constexpr std::string_view rank_formats[] = {"table", "csv", "json"};

struct RankRequest {
    std::vector<std::string> files{};
    RankFormat format = RankFormat::Table;
    int jobs = usual_jobs();
};

constexpr OptionRow<RankRequest> rank_options[] = {
    {"--format", "F", option::choice<&RankRequest::format, rank_formats>, "{}; table if left out"},
    {"--jobs", "N", option::whole<&RankRequest::jobs, 1, most_jobs>,
     "number of threads, {}; one per core if left out"},
};

/// The recordings and saved games of a folder, in the order of their names.
Result<std::vector<std::string>> files_in(const std::filesystem::path& folder) {
    std::vector<std::string> files;
    std::error_code trouble;
    for (std::filesystem::directory_iterator at{folder, trouble}, end; !trouble && at != end;
         at.increment(trouble))
        if (at->path().extension() == ".clph") files.push_back(as_text(at->path()));
    if (trouble)
        return bad_argument(shown_path(as_text(folder)) + " cannot be read: " + trouble.message() + ".");
    if (files.empty())
        return bad_argument(shown_path(as_text(folder)) + " holds no file that ends with .clph.");
    std::sort(files.begin(), files.end());
    return files;
}

Result<RankRequest> read_rank_request(Arguments arguments) {
    RankRequest request;
    std::size_t names = 0;
    while (names < arguments.size() && !arguments[names].starts_with("--")) ++names;
    const Result<GivenOptions> given =
        read_options<RankRequest>(arguments.subspan(names), rank_options, request);
    if (!given.ok()) return given.problem();
    if (names == 0) return bad_argument("which recordings? Name files or folders first.");
    for (const std::string& name : arguments.first(names)) {
        std::error_code trouble;
        if (!std::filesystem::is_directory(as_path(name), trouble)) {
            request.files.push_back(name);
            continue;
        }
        const Result<std::vector<std::string>> files = files_in(as_path(name));
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
            out << (before == nullptr ? "" : "\n") << contest_title(verified) << '\n';
            const std::size_t first = static_cast<std::size_t>(&ranked - files.data());
            if (const std::string mixture = mixture_of_rules(std::span{files}.subspan(first));
                !mixture.empty())
                out << mixture << '\n';
            out << "rank     score  depth    turns  end, file\n";
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
    const bool has_other_rules = std::any_of(files.begin(), files.end(), [](const RankedFile& ranked) {
        return ranked.verified.verification == Verification::OtherVersion;
    });
    if (has_other_rules) out << judged_elsewhere << '\n';
}

Exit run_rank(Arguments arguments, Console console) {
    const Result<RankRequest> request = read_rank_request(arguments);
    if (!request.ok()) return refuse(console, "rank", request.problem());
    std::optional<WaitingLine> waiting{std::in_place, console.err, "Replaying the recordings"};
    std::vector<RankedFile> files = verified_files(request.value());
    waiting.reset();
    drop_duplicates(files, console.err);
    rank(files);
    switch (request.value().format) {
        case RankFormat::Table:
            write_table(console.out, files);
            break;
        case RankFormat::Csv:
            console.out << ranking_as_csv(files);
            break;
        case RankFormat::Json:
            console.out << ranking_as_json(files);
            break;
    }
    const bool all_agree = std::all_of(files.begin(), files.end(), [](const RankedFile& ranked) {
        return ranked.verified.verification == Verification::Verified ||
               ranked.verified.verification == Verification::Unfinished;
    });
    return all_agree ? Exit::Done : Exit::CheckFailed;
}

}  // namespace

constexpr CommandRow rank_command{
    .name = "rank",
    .summary = "verify recordings and rank their games",
    .usage = "cellophane rank FILE|FOLDER ... [--format F] [--jobs N]\n",
    .options = [] { return specs_of<RankRequest>(rank_options); },
    .notes =
        "Replays every recording and saved game, of a folder those whose names end with .clph, and ranks "
        "the\n"
        "finished ones of each dungeon by score, then depth, then fewest turns. Others are listed with the\n"
        "reason: unfinished, tampered, other-version, unreadable. The same recording counts once. Ends with\n"
        "status 1 if a file does not replay as it says.\n",
    .run = &run_rank,
};

}  // namespace cellophane
