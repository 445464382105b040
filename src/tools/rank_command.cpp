#include <algorithm>
#include <atomic>
#include <cstddef>
#include <filesystem>
#include <iomanip>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "exports/json_text.h"
#include "session/game_over/verified_result.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/threads.h"

namespace cellophane {

namespace {

constexpr OptionSpec rank_options[] = {{"--format"}, {"--jobs"}};
constexpr std::string_view rank_formats[] = {"table", "csv", "json"};

struct RankRequest {
    std::vector<std::string> files{};
    std::string format = "table";
    int jobs = 1;
};

/// A file with its place in the ranking of its contest; 0: it has none.
struct Entry {
    std::string file;
    VerifiedResult verified{};
    int place = 0;
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

void verify(Entry& entry) {
    const Result<std::vector<std::uint8_t>> file = read_file(entry.file, "the recording");
    if (file.ok())
        entry.verified = verified_result(file.value());
    else
        entry.verified.problem = file.problem().message;
}

/// Replays all files, several at a time.
std::vector<Entry> verified_entries(const RankRequest& request) {
    std::vector<Entry> entries;
    for (const std::string& file : request.files) entries.push_back({.file = file});
    std::atomic<std::size_t> next = 0;
    on_threads(request.jobs, [&] {
        for (std::size_t i = next++; i < entries.size(); i = next++) verify(entries[i]);
    });
    return entries;
}

/// Ranked games first, contest by contest, then the others, in the order of their names. Equals share a
/// place.
void rank(std::vector<Entry>& entries) {
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.file < b.file; });
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        const bool counts = is_ranked(a.verified);
        if (counts != is_ranked(b.verified)) return counts;
        return counts && ranks_before(a.verified, b.verified);
    });
    int in_contest = 0;
    for (std::size_t i = 0; i < entries.size() && is_ranked(entries[i].verified); ++i) {
        const Entry* above = i == 0 ? nullptr : &entries[i - 1];
        if (above == nullptr || !is_same_contest(above->verified, entries[i].verified)) in_contest = 0;
        ++in_contest;
        const bool is_equal = in_contest > 1 && ranks_equal(above->verified, entries[i].verified);
        entries[i].place = is_equal ? above->place : in_contest;
    }
}

std::string mode_of(const VerifiedResult& verified) {
    if (verified.options.harmless) return "harmless";
    const std::string start =
        verified.options.depth > 1 ? "practice " + std::to_string(verified.options.depth) : std::string{};
    if (!verified.result.easy) return start.empty() ? "normal" : start;
    return start.empty() ? "easy" : start + ", easy";
}

bool is_readable(const VerifiedResult& verified) {
    return verified.verification != Verification::Unreadable;
}

/// Why a file has no place.
std::string objection(const VerifiedResult& verified) {
    if (!verified.problem.empty()) return verified.problem;
    if (verified.verification == Verification::Unfinished)
        return "The game is not over (depth " + std::to_string(verified.result.deepest) + ", turn " +
               std::to_string(verified.result.turns) + ").";
    return verified.options.harmless ? "Nothing could hurt the hero in this game." : std::string{};
}

std::string in_csv(std::string_view text) {
    std::string quoted = "\"";
    for (const char sign : text) {
        if (sign == '"') quoted += '"';
        quoted += sign;
    }
    return quoted + '"';
}

/// A field of a row: its name, and its value as text. Numbers are no text in JSON; an empty one is null.
struct Field {
    std::string_view name;
    bool is_text = false;
    std::string value;
};

std::vector<Field> fields_of(const Entry& entry) {
    const VerifiedResult& verified = entry.verified;
    const PastGame& result = verified.result;
    const bool is_read = is_readable(verified);
    const auto number = [&](auto value) { return is_read ? std::to_string(value) : std::string{}; };
    const auto text = [&](std::string_view value) { return is_read ? std::string{value} : std::string{}; };
    return {{"rank", false, entry.place > 0 ? std::to_string(entry.place) : std::string{}},
            {"file", true, entry.file},
            {"status", true, std::string{name_of(verified.verification)}},
            // Seeds are larger than the numbers of many programs.
            {"seed", true, number(verified.options.seed)},
            {"style", true, text(style_rows[verified.options.style].name)},
            {"mode", true, text(mode_of(verified))},
            {"score", false, number(result.score)},
            {"gold", false, number(result.gold)},
            {"lumenstones", false, number(result.lumenstones)},
            {"deepest", false, number(result.deepest)},
            {"turns", false, number(result.turns)},
            {"end", true, text(result.told)},
            {"dungeon_version", false, number(verified.dungeon_version)},
            {"rules_version", false, number(verified.rules_version)},
            {"problem", true, objection(verified)}};
}

void write_csv(std::ostream& out, const std::vector<Entry>& entries) {
    std::string header;
    for (const Field& field : fields_of({})) header.append(header.empty() ? "" : ",").append(field.name);
    out << header << '\n';
    for (const Entry& entry : entries) {
        std::string line;
        for (const Field& field : fields_of(entry)) {
            if (field.name != "rank") line += ',';
            line += field.is_text && !field.value.empty() ? in_csv(field.value) : field.value;
        }
        out << line << '\n';
    }
}

void write_json(std::ostream& out, const std::vector<Entry>& entries) {
    out << "[";
    for (std::size_t i = 0; i < entries.size(); ++i) {
        out << (i == 0 ? "\n  {" : ",\n  {");
        bool is_first = true;
        for (const Field& field : fields_of(entries[i])) {
            out << (is_first ? "" : ", ") << json_string(field.name) << ": ";
            out << (field.value.empty() ? "null" : field.is_text ? json_string(field.value) : field.value);
            is_first = false;
        }
        out << "}";
    }
    out << "\n]\n";
}

std::string contest_title(const VerifiedResult& verified) {
    return "Dungeon " + std::to_string(verified.options.seed) + ", " +
           std::string{style_rows[verified.options.style].name} + ", " + mode_of(verified);
}

void write_table(std::ostream& out, const std::vector<Entry>& entries) {
    const Entry* before = nullptr;
    for (const Entry& entry : entries) {
        if (entry.place == 0) break;
        const VerifiedResult& verified = entry.verified;
        if (before == nullptr || !is_same_contest(before->verified, verified)) {
            out << (before == nullptr ? "" : "\n") << contest_title(verified) << '\n'
                << "rank     score  depth    turns  end, file\n";
        }
        before = &entry;
        out << std::setw(4) << entry.place << std::setw(10) << verified.result.score << std::setw(7)
            << verified.result.deepest << std::setw(9) << verified.result.turns << "  "
            << verified.result.told << " (" << entry.file << ", version " << verified.dungeon_version << "."
            << verified.rules_version << ")\n";
    }
    bool is_first = true;
    for (const Entry& entry : entries) {
        if (entry.place > 0) continue;
        if (std::exchange(is_first, false)) out << (before == nullptr ? "" : "\n") << "Not ranked\n";
        out << name_of(entry.verified.verification) << ": " << entry.file << ": " << objection(entry.verified)
            << '\n';
    }
}

}  // namespace

Exit rank_command(Arguments arguments, Console console) {
    const Result<RankRequest> request = read_rank_request(arguments);
    if (!request.ok()) return refuse(console, "rank", request.problem());
    std::vector<Entry> entries = verified_entries(request.value());
    rank(entries);
    const std::string& format = request.value().format;
    if (format == "csv")
        write_csv(console.out, entries);
    else if (format == "json")
        write_json(console.out, entries);
    else
        write_table(console.out, entries);
    const bool all_agree = std::all_of(entries.begin(), entries.end(), [](const Entry& entry) {
        return entry.verified.verification == Verification::Verified ||
               entry.verified.verification == Verification::Unfinished;
    });
    return all_agree ? Exit::Done : Exit::CheckFailed;
}

}  // namespace cellophane
