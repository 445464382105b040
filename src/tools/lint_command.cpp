#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "content/variant_text.h"
#include "dungeon/audit/fairness.h"
#include "dungeon/descent.h"
#include "tools/commands.h"
#include "tools/lint_bookmark.h"
#include "tools/lint_lines.h"
#include "tools/lint_request.h"
#include "tools/options.h"
#include "tools/progress.h"
#include "tools/seed_pool.h"
#include "tools/system/interrupt.h"
#include "tools/system/names.h"
#include "tools/system/standard_streams.h"
#include "tools/unfinished_catalog.h"

namespace cellophane {

namespace {

/// How long to wait for a dungeon before checking for an interrupt, and how far behind a bookmark may lag.
constexpr std::chrono::milliseconds patience_with_lint{100};
constexpr std::chrono::seconds between_lint_bookmarks{1};

/// The counts of a dungeon, in the order in which they are added up.
std::vector<std::int64_t> counts_of(const Inspected& seen, std::int64_t findings) {
    return {findings, seen.levels, seen.machines, seen.locks, seen.items, seen.creatures};
}

SeedText lint_dungeon(const LintRequest& request, std::uint64_t seed, const std::atomic<bool>& stopped) {
    SeedText text{.seed = seed};
    Inspected seen;
    std::int64_t findings = 0;
    Descent descent{{.seed = seed, .style = request.style, .variant = request.variant, .size = request.size}};
    while (descent.next_depth() <= request.depths.most && !stopped) {
        const Result<Level> level = descent.next();
        if (!level.ok()) {
            text.problem = level.problem();
            break;
        }
        if (level.value().depth < request.depths.least) continue;
        for (const Finding& finding : findings_on(level.value(), request.style, request.variant, &seen)) {
            text.text += lint_line(finding, level.value(), seed, request.style, request.variant);
            ++findings;
        }
    }
    text.counts = counts_of(seen, findings);
    text.kept = findings > 0;
    return text;
}

void add(LintBookmark& bookmark, const SeedText& dungeon) {
    bookmark.seed = dungeon.seed;
    bookmark.bytes += dungeon.text.size();
    bookmark.findings += static_cast<std::uint64_t>(dungeon.counts[0]);
    bookmark.inspected += {.levels = dungeon.counts[1],
                           .machines = dungeon.counts[2],
                           .locks = dungeon.counts[3],
                           .items = dungeon.counts[4],
                           .creatures = dungeon.counts[5]};
}

/// The digging threads and the interrupt handler, which must be set up before they start.
struct LintDigging {
    LintDigging(const LintRequest& request, std::uint64_t first)
        : pool{{first, request.seeds.last},
               [&request](std::uint64_t seed, const std::atomic<bool>& stopped) {
                   return lint_dungeon(request, seed, stopped);
               },
               request.jobs} {}

    const Interruption interruption{};
    SeedPool pool;
};

Exit lint_failed(Console console, std::string_view message) {
    console.err << "cellophane lint: " << message << '\n';
    return Exit::CheckFailed;
}

constexpr std::string_view no_lint_thread = "the system gives it no thread to dig with.";

/// `path` is empty where no bookmark is wanted.
Exit carry_out_lint(const LintRequest& request, LintBookmark done, LintDigging& digging, std::ostream& out,
                    const std::string& path, Console console) {
    using Clock = std::chrono::steady_clock;
    const bool is_real = console.err.rdbuf() == std::cerr.rdbuf();
    Progress progress{console.err, is_real && shows_progress()};
    Advance advance{.total = request.seeds.last - request.seeds.first + 1, .kept_are = "findings"};
    if (done.seed != 0) advance.earlier = done.seed - request.seeds.first + 1;
    advance.done = advance.earlier;
    Clock::time_point written = Clock::now();
    const Clock::time_point begun = written;
    while (!digging.pool.done()) {
        if (digging.interruption.came()) {
            if (!path.empty() && done.seed != 0) write_bookmark(path, done);
            return Exit::Interrupted;
        }
        if (const std::optional<SeedText> dungeon = digging.pool.take(patience_with_lint)) {
            if (!dungeon->text.empty()) {
                progress.clear();
                out << dungeon->text << std::flush;
            }
            if (dungeon->problem) return lint_failed(console, dungeon->problem->message);
            if (!out) return lint_failed(console, "what was found could not be written to its end.");
            add(done, *dungeon);
            if (!path.empty() && Clock::now() - written >= between_lint_bookmarks) {
                write_bookmark(path, done);
                written = Clock::now();
            }
            ++advance.done;
            advance.kept = done.findings;
        }
        progress.show(advance);
    }
    progress.clear();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begun).count();
    console.err << "cellophane lint: " << lint_summary(done) << ", " << seconds << " s\n";
    if (request.variant.is_own())
        console.err << "cellophane lint: in links, variant=" << variant_text(request.variant) << '\n';
    return done.findings == 0 ? Exit::Done : Exit::CheckFailed;
}

Exit carry_out_lint_in_file(const LintRequest& request, Console console) {
    Result<LintBookmark> start = LintBookmark{.arguments = request.arguments};
    if (request.resumes) start = read_lint_bookmark(request.out, request.arguments);
    if (!start.ok()) return refuse(console, "lint", start.problem());
    const std::uint64_t last = start.value().seed;
    const std::uint64_t first = last == 0 ? request.seeds.first : last + 1;
    if (last != 0 && (last < request.seeds.first || last >= request.seeds.last)) {
        remove_bookmark(request.out);
        console.err << "cellophane lint: " << lint_summary(start.value()) << '\n';
        return start.value().findings == 0 ? Exit::Done : Exit::CheckFailed;
    }
    // The file is not cut before there are threads to go on with it.
    LintDigging digging{request, first};
    if (!digging.pool.is_at_work()) return lint_failed(console, no_lint_thread);
    std::error_code error;
    if (last != 0) std::filesystem::resize_file(as_path(request.out), start.value().bytes, error);
    std::ofstream file;
    if (!error)
        file.open(as_path(request.out), std::ios::binary | (last != 0 ? std::ios::app : std::ios::trunc));
    if (error || !file)
        return refuse(console, "lint",
                      {"cannot-write", "--out: " + shown_path(request.out) + " cannot be written."});
    const bool is_file = std::filesystem::is_regular_file(as_path(request.out), error);
    const Exit exit =
        carry_out_lint(request, start.value(), digging, file, is_file ? request.out : "", console);
    if (exit != Exit::Interrupted && is_file) remove_bookmark(request.out);
    return exit;
}

Exit run_lint(Arguments arguments, Console console) {
    const Result<LintRequest> request = read_lint_request(arguments);
    if (!request.ok()) return refuse(console, "lint", request.problem());
    if (!request.value().out.empty()) return carry_out_lint_in_file(request.value(), console);
    LintDigging digging{request.value(), request.value().seeds.first};
    if (!digging.pool.is_at_work()) return lint_failed(console, no_lint_thread);
    return carry_out_lint(request.value(), {.arguments = request.value().arguments}, digging, console.out, "",
                          console);
}

}  // namespace

constexpr CommandRow lint_command{
    .name = "lint",
    .summary = "look for what is unfair about levels",
    .usage =
        "cellophane lint --seeds A..B [--depth D|A..B] [--style S] [--variant V|FILE] [--width W --height H] "
        "[--jobs N]\n"
        "                [--out FILE [--resume]]\n",
    .options = &lint_options,
    .notes =
        "Plays the hero's part on every level: walks, searches, takes keys, opens, pulls levers, burns, "
        "throws\n"
        "on plates, uses what is laid out for it, and begins again. Prints one line of JSON for each thing "
        "that\n"
        "cannot be reached, opened or solved, that waits or hurts at the stairs, or that breaks a promise "
        "made of\n"
        "every level; then, on standard error, what was looked at. Ends with status 1 if there are such "
        "lines;\n"
        "Ctrl-C ends it after a whole dungeon, with status 130.\n",
    .run = &run_lint,
};

}  // namespace cellophane
