#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "content/dungeon_version.h"
#include "dungeon/draft/tuning.h"
#include "exports/catalog_run.h"
#include "tools/commands.h"
#include "tools/option_types.h"
#include "tools/progress.h"
#include "tools/seed_pool.h"
#include "tools/system/interrupt.h"
#include "tools/system/names.h"
#include "tools/system/standard_streams.h"
#include "tools/unfinished_catalog.h"

namespace cellophane {

namespace {

constexpr std::string_view row_formats[] = {"csv", "jsonl", "seeds"};
constexpr std::string_view yes_or_no[] = {"yes", "no"};
/// How long to wait for a dungeon before checking for an interrupt, and how far behind a bookmark may lag.
constexpr std::chrono::milliseconds patience{100};
constexpr std::chrono::seconds between_bookmarks{1};

/// How many dungeons a ranking keeps if `--limit` is left out.
constexpr int usual_ranking = 500;
constexpr int most_kept = 1'000'000;

struct CatalogJob {
    CatalogRequest request;
    CatalogLayout layout{};
    /// So many dungeons are written; 0: all.
    int limit = 0;
    int jobs = 1;
    std::string out{};
    bool resumes = false;
    /// All that decides what is written, as one line.
    std::string arguments{};
};

struct CatalogOptions {
    std::optional<SeedRange> seeds{};
    std::optional<Range> depths{};
    Style style = Style::Brogue;
    DungeonVariant variant = Variant::Brogue;
    CatalogFormat format = CatalogFormat::Csv;
    std::optional<std::string> width{};
    std::optional<std::string> height{};
    std::optional<std::string> tune{};
    bool tells_layout = false;
    std::optional<std::string> where{};
    bool only_found = false;
    std::optional<std::string> rank{};
    std::optional<int> limit{};
    int jobs = usual_jobs();
    std::string out{};
    bool resumes = false;
    std::optional<std::string> shard{};
    /// The place in `yes_or_no`.
    std::optional<int> header{};
};

constexpr OptionRow<CatalogOptions> catalog_options[] = {
    {"--seeds", "A..B", option::seeds<&CatalogOptions::seeds>, "{}, both included; one seed alone will do"},
    {"--depth", "D", option::depths<&CatalogOptions::depths>,
     "{}, or a range such as 3..8; down to the Amulet if left out (1..26; rapid 1..6, bullet 1..3)"},
    {"--style", "S", option::style<&CatalogOptions::style>, "{}; brogue if left out"},
    {"--variant", "V|FILE", option::variant<&CatalogOptions::variant>, "{}; brogue if left out"},
    {"--width", "W", option::text<&CatalogOptions::width>,
     "columns of the levels, 40 to 500, style rogue 5 to 500; 79 if both are left out"},
    {"--height", "H", option::text<&CatalogOptions::height>,
     "rows, 20 to 500, style rogue 4 to 500; 29 if both are left out"},
    {"--tune", "M", option::text<&CatalogOptions::tune>,
     "measures in percent of what is usual, as in loops=50,lakes=0 (cellophane map --help names them)"},
    {"--layout", "", option::flag<&CatalogOptions::tells_layout>,
     "one line a level with its area, rooms, loops, lakes and the steps between its stairs, in place of what "
     "it "
     "holds"},
    {"--format", "F", option::choice<&CatalogOptions::format, row_formats>,
     "{}; csv (one line an entry) if left out, jsonl has one object a level, seeds one line a dungeon"},
    {"--where", "EXPR", option::text<&CatalogOptions::where>,
     "only dungeons of which it is true, such as 'item(\"plate armor\") <= 4 and ally(\"unicorn\") <= 10' or "
     "'count(item, \"enchanting\", 1..5) >= 5 and not monster(\"ogre\") < 5'; docs/catalog.md has the whole "
     "language"},
    {"--found", "", option::flag<&CatalogOptions::only_found>,
     "only the entries that --where mentions, down to where it is decided"},
    {"--rank", "SCORE", option::text<&CatalogOptions::rank>,
     "the best dungeons first, with their scores, such as 'count(item, \"life\", 1..10) - item(\"plate "
     "armor\")'; "
     "docs/catalog.md tells what a score may hold"},
    {"--limit", "N", option::whole<&CatalogOptions::limit, 1, most_kept>,
     "end after so many dungeons, {}; of a ranking the best so many, 500 if left out"},
    {"--jobs", "N", option::whole<&CatalogOptions::jobs, 1, most_jobs>,
     "number of threads, {}; one per core if left out"},
    {"--out", "FILE", option::file<&CatalogOptions::out>, "write there instead of standard output"},
    {"--resume", "", option::flag<&CatalogOptions::resumes>,
     "continue an interrupted --out file; repeat the other arguments unchanged"},
    {"--shard", "I/N", option::text<&CatalogOptions::shard>,
     "only part I, from 0, of N parts of the seeds; one behind the other they are the whole"},
    {"--header", "H", option::choice<&CatalogOptions::header, yes_or_no>,
     "{}: whether csv begins with the names of the columns; in parts after the first no if left out"},
};

/// Seeds, depths and style.
Result<CatalogRequest> request_of(const CatalogOptions& options) {
    if (!options.seeds) return bad_argument("--seeds is missing: which dungeons? For example 1..100.");
    SeedRange chosen = *options.seeds;
    if (options.shard) {
        const Result<SeedRange> shard = shard_of(chosen, *options.shard);
        if (!shard.ok()) return shard.problem();
        chosen = shard.value();
    }
    CatalogRequest request;
    request.first_seed = chosen.first;
    request.last_seed = chosen.last;
    request.depths = options.depths.value_or(Range{shallowest_depth, options.variant.row().amulet_depth});
    if (const auto problem = depth_problem("--depth", request.depths.most, options.variant)) return *problem;
    request.style = options.style;
    request.variant = options.variant;
    const Result<Size> size = map_size_of(options.width, options.height, options.style);
    if (!size.ok()) return size.problem();
    request.size = size.value();
    const Result<Tuning> tuning = tuning_of(options.tune);
    if (!tuning.ok()) return tuning.problem();
    request.tuning = tuning.value();
    if (const auto problem = problem_of(request))
        return Problem{problem->code, "--tune: " + problem->message};
    request.tells_layout = options.tells_layout;
    return request;
}

/// Options that ask for what others rule out.
std::optional<Problem> contradiction_in(const CatalogOptions& options) {
    const bool is_seeds = options.format == CatalogFormat::Seeds;
    if (options.only_found && !options.where)
        return bad_argument("--found lists what --where mentions, which is missing.");
    if (options.only_found && is_seeds)
        return bad_argument("--found is for the formats csv and jsonl; seeds lists no entries.");
    if (options.tells_layout && (options.only_found || options.rank || is_seeds))
        return bad_argument("--layout lists whole levels: leave out --found, --rank and --format seeds.");
    if (options.rank && options.resumes)
        return bad_argument(
            "--resume goes on with what is written, and --rank writes at the end: leave one out.");
    if (options.rank && options.shard)
        return bad_argument(
            "--shard is for parts that make a whole one behind the other, which rankings do not.");
    return std::nullopt;
}

/// The arguments as a bookmark keeps them, those left out included.
std::string written_out(const CatalogJob& job, const std::string& where) {
    const CatalogRequest& request = job.request;
    std::string line =
        "--seeds " + std::to_string(request.first_seed) + ".." + std::to_string(request.last_seed) +
        " --depth " + std::to_string(request.depths.least) + ".." + std::to_string(request.depths.most) +
        " --style " + std::string{style_rows[request.style].name} + variant_written_out(request.variant) +
        " --format " + std::string{row_formats[static_cast<std::size_t>(job.layout.rows.format)]};
    if (job.layout.rows.format != CatalogFormat::JsonLines && !job.layout.has_header) line += " --header no";
    if (!request.kind().has_usual_measures())
        line += " --width " + std::to_string(request.size.width) + " --height " +
                std::to_string(request.size.height) + " --tune " + tuning_text(request.tuning);
    if (request.tells_layout) line += " --layout";
    if (job.layout.rows.only_found) line += " --found";
    if (job.limit > 0) line += " --limit " + std::to_string(job.limit);
    if (!where.empty()) line += " --where " + where;
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line + ", dungeon version " + std::to_string(dungeon_version);
}

/// The format, and whether a header comes first: of the parts of a catalog only the first has one, so that
/// all of them one behind the other are the whole.
Result<CatalogLayout> layout_of(const CatalogOptions& options, const CatalogRequest& request) {
    const bool has_columns = options.format != CatalogFormat::JsonLines;
    CatalogLayout layout{.rows = {.format = options.format, .only_found = options.only_found}};
    layout.has_header = has_columns && request.first_seed == options.seeds->first;
    if (options.header) {
        if (!has_columns) return bad_argument("--header is for the formats csv and seeds; jsonl has none.");
        layout.has_header = yes_or_no[*options.header] == "yes";
    }
    return layout;
}

Result<CatalogJob> read_job(Arguments arguments) {
    CatalogOptions options;
    const Result<GivenOptions> given = read_options<CatalogOptions>(arguments, catalog_options, options);
    if (!given.ok()) return given.problem();
    if (const std::optional<Problem> problem = contradiction_in(options)) return *problem;
    const Result<CatalogRequest> request = request_of(options);
    if (!request.ok()) return request.problem();
    CatalogJob job{.request = request.value()};
    const Result<CatalogLayout> layout = layout_of(options, job.request);
    if (!layout.ok()) return layout.problem();
    job.layout = layout.value();
    if (options.where) {
        const Result<Condition> where = Condition::parse(*options.where, job.request.depths);
        if (!where.ok()) return Problem{"bad-where", "--where, " + where.problem().message + "."};
        job.request.where = where.value();
    }
    if (options.rank) {
        const Result<Score> score = Score::parse(*options.rank, job.request.depths);
        if (!score.ok()) return Problem{"bad-score", "--rank, " + score.problem().message + "."};
        job.request.score = score.value();
    }
    job.limit = options.limit.value_or(options.rank ? usual_ranking : 0);
    job.arguments = written_out(job, options.where.value_or(""));
    job.jobs = options.jobs;
    job.out = options.out;
    job.resumes = options.resumes;
    if (job.resumes && job.out.empty())
        return bad_argument("--resume goes on with the file named by --out, which is missing.");
    return job;
}

Exit failed(Console console, std::string_view message) {
    console.err << "cellophane catalog: " << message << '\n';
    return Exit::CheckFailed;
}

/// What has been written of a catalog, and whether it is time to leave a bookmark.
class Record {
public:
    /// `path` is empty where no bookmark is wanted.
    Record(std::string path, std::string arguments, const Foothold& start)
        : path_{std::move(path)},
          bookmark_{.arguments = std::move(arguments), .kept = start.kept, .bytes = start.bytes} {}

    const Bookmark& so_far() const { return bookmark_; }
    void add_header(std::size_t bytes) { bookmark_.bytes += bytes; }
    void add(const SeedText& dungeon) {
        bookmark_.seed = dungeon.seed;
        bookmark_.kept += dungeon.kept;
        bookmark_.bytes += dungeon.text.size();
        if (std::chrono::steady_clock::now() - written_ >= between_bookmarks) leave_bookmark();
    }
    void leave_bookmark() {
        if (path_.empty() || bookmark_.seed == 0) return;
        write_bookmark(path_, bookmark_);
        written_ = std::chrono::steady_clock::now();
    }

private:
    std::string path_;
    Bookmark bookmark_;
    std::chrono::steady_clock::time_point written_ = std::chrono::steady_clock::now();
};

CatalogRequest request_from(const CatalogJob& job, std::uint64_t first_seed) {
    CatalogRequest request = job.request;
    request.first_seed = first_seed;
    return request;
}

/// The digging threads and the interrupt handler, which must be set up before they start.
struct Digging {
    Digging(const CatalogJob& job, const Foothold& start)
        : pool{request_from(job, start.seed), job.layout.rows, job.jobs} {}

    const Interruption interruption{};
    SeedPool pool;
};

/// The best dungeons of a ranking; of equals the lesser seeds.
class Ranking {
public:
    explicit Ranking(std::size_t limit) : limit_{limit} {}

    void add(SeedText dungeon) {
        const std::int64_t score = dungeon.score.value_or(0);
        kept_.emplace(std::pair{-score, dungeon.seed}, std::move(dungeon));
        if (kept_.size() > limit_) kept_.erase(std::prev(kept_.end()));
    }
    std::vector<SeedText> best_first() {
        std::vector<SeedText> list;
        list.reserve(kept_.size());
        for (auto& [place, dungeon] : kept_) list.push_back(std::move(dungeon));
        return list;
    }

private:
    std::size_t limit_;
    std::map<std::pair<std::int64_t, std::uint64_t>, SeedText> kept_;
};

/// A named file ends like one that a map cannot be written to; of standard output the program says so.
Exit unfinished(const CatalogJob& job, Console console) {
    if (job.out.empty()) return failed(console, "the catalogue could not be written to its end.");
    return refuse(console, "catalog",
                  {"cannot-write", "--out: " + shown_path(job.out) + " could not be written to its end."});
}

constexpr std::string_view no_thread = "the system gives it no thread to dig with.";

/// Writes dungeon by dungeon, until all are written, enough are, or an interrupt comes; a ranking at the end,
/// after an interrupt that of the dungeons so far.
Exit carry_out(const CatalogJob& job, const Foothold& start, Digging& digging, std::ostream& out,
               Record record, Console console) {
    const bool is_real = console.err.rdbuf() == std::cerr.rdbuf();
    Progress progress{console.err, is_real && shows_progress()};
    Advance advance{.earlier = start.seed - job.request.first_seed,
                    .total = job.request.last_seed - job.request.first_seed + 1};
    advance.done = advance.earlier;
    if (job.layout.has_header && start.bytes == 0) {
        const std::string header = catalog_header(job.request, job.layout.rows);
        out << header << std::flush;
        record.add_header(header.size());
    }
    const auto limit = static_cast<std::uint64_t>(job.limit);
    Ranking ranking{static_cast<std::size_t>(job.limit)};
    const bool ranks = job.request.score.has_value();
    Exit exit = Exit::Done;
    while (!digging.pool.done() && (ranks || limit == 0 || record.so_far().kept < limit)) {
        if (digging.interruption.came()) {
            record.leave_bookmark();
            exit = Exit::Interrupted;
            break;
        }
        if (const std::optional<SeedText> dungeon = digging.pool.take(patience)) {
            if (ranks) {
                if (dungeon->kept) ranking.add(*dungeon);
            } else if (!dungeon->text.empty()) {
                progress.clear();
                out << dungeon->text << std::flush;
            }
            if (dungeon->problem) return failed(console, dungeon->problem->message);
            if (!out) return unfinished(job, console);
            record.add(*dungeon);
            ++advance.done;
            advance.kept = record.so_far().kept;
        }
        progress.show(advance);
    }
    progress.clear();
    for (const SeedText& dungeon : ranking.best_first()) out << dungeon.text;
    out << std::flush;
    return out ? exit : unfinished(job, console);
}

/// What the file has of a dungeon above the last; nothing of one that was not kept.
std::string_view text_above(const Foothold& start, std::uint64_t seed) {
    const auto found = std::find_if(start.above.begin(), start.above.end(),
                                    [&](const WrittenDungeon& dungeon) { return dungeon.seed == seed; });
    return found == start.above.end() ? std::string_view{} : std::string_view{found->text};
}

/// Digs some dungeons again. The problem says which of them the file has otherwise, if one.
std::optional<Problem> compare(const CatalogJob& job, const Foothold& start, std::uint64_t first,
                               std::uint64_t last) {
    CatalogRequest request = job.request;
    request.first_seed = first;
    request.last_seed = last;
    SeedPool pool{request, job.layout.rows, job.jobs};
    if (!pool.is_at_work()) return Problem{"no-thread", std::string{no_thread}};
    while (!pool.done()) {
        const std::optional<SeedText> dungeon = pool.take(patience);
        if (!dungeon) continue;
        if (dungeon->problem) return dungeon->problem;
        // Of the last one the end may be missing.
        const bool agrees = dungeon->seed == start.seed ? dungeon->text.starts_with(start.evidence)
                                                        : dungeon->text == text_above(start, dungeon->seed);
        if (!agrees)
            return Problem{"bad-resume", "--resume: " + shown_path(job.out) +
                                             " was begun with other arguments: dungeon " +
                                             std::to_string(dungeon->seed) + " reads otherwise."};
    }
    return std::nullopt;
}

/// Whether the file goes on as these arguments do. All of it cannot be dug again: the last dungeon is, those
/// next above it, of which most may have been left out, and the last one that is there and whole.
std::optional<Problem> compare(const CatalogJob& job, const Foothold& start) {
    if (start.evidence.empty()) return std::nullopt;
    const std::uint64_t before = start.seed - job.request.first_seed;
    const std::uint64_t first = start.seed - std::min(before, seeds_looked_at);
    if (!start.above.empty() && start.above.back().seed < first) {
        const std::uint64_t whole = start.above.back().seed;
        if (const std::optional<Problem> problem = compare(job, start, whole, whole)) return problem;
    }
    return compare(job, start, first, start.seed);
}

Result<Foothold> start_of(const CatalogJob& job) {
    if (!job.resumes) return Foothold{.seed = job.request.first_seed};
    Result<Foothold> start = find_foothold(job.out, job.arguments, job.request, job.layout);
    if (!start.ok()) return start;
    if (const std::optional<Problem> problem = compare(job, start.value())) return *problem;
    return start;
}

/// Written as it grows: a search may run for hours, and what it has found so far is worth having.
Exit carry_out_in_file(const CatalogJob& job, Console console) {
    const Result<Foothold> start = start_of(job);
    if (!start.ok()) return refuse(console, "catalog", start.problem());
    if (start.value().seed == 0) {
        remove_bookmark(job.out);
        return Exit::Done;
    }
    // The file is not cut before there are threads to go on with it.
    Digging digging{job, start.value()};
    if (!digging.pool.is_at_work()) return failed(console, no_thread);
    std::error_code error;
    if (job.resumes && std::filesystem::exists(as_path(job.out), error))
        std::filesystem::resize_file(as_path(job.out), start.value().bytes, error);
    std::ofstream file;
    if (!error)
        file.open(as_path(job.out), std::ios::binary | (job.resumes ? std::ios::app : std::ios::trunc));
    if (error || !file)
        return refuse(console, "catalog",
                      {"cannot-write", "--out: " + shown_path(job.out) + " cannot be written."});
    // Devices and pipes cannot be gone on with.
    const bool is_file = std::filesystem::is_regular_file(as_path(job.out), error);
    if (is_file && !job.resumes) remove_bookmark(job.out);
    const Exit exit = carry_out(job, start.value(), digging, file,
                                {is_file ? job.out : "", job.arguments, start.value()}, console);
    if (exit == Exit::Done && is_file) remove_bookmark(job.out);
    return exit;
}

Exit run_catalog(Arguments arguments, Console console) {
    const Result<CatalogJob> job = read_job(arguments);
    if (!job.ok()) return refuse(console, "catalog", job.problem());
    if (!job.value().out.empty()) return carry_out_in_file(job.value(), console);
    const Foothold start{.seed = job.value().request.first_seed};
    Digging digging{job.value(), start};
    if (!digging.pool.is_at_work()) return failed(console, no_thread);
    return carry_out(job.value(), start, digging, console.out, {"", job.value().arguments, start}, console);
}

}  // namespace

constexpr CommandRow catalog_command{
    .name = "catalog",
    .summary = "list what dungeons contain, and search them",
    .usage =
        "cellophane catalog --seeds A..B [--depth D|A..B] [--style S] [--variant V|FILE] [--format F] "
        "[--width W --height H] [--tune M]\n"
        "                   [--where EXPR] [--found] [--rank SCORE] [--limit N] [--layout] [--jobs N] "
        "[--out FILE [--resume]] [--shard I/N] [--header yes|no]\n",
    .options = [] { return specs_of<CatalogOptions>(catalog_options); },
    .notes =
        "It writes dungeon by dungeon, a ranking at its end; Ctrl-C ends it after a whole dungeon, with "
        "status 130.\n",
    .run = &run_catalog,
};

}  // namespace cellophane
