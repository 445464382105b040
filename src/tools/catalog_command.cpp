#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <utility>

#include "exports/catalog_run.h"
#include "tools/commands.h"
#include "tools/interruption.h"
#include "tools/options.h"
#include "tools/progress.h"

namespace cellophane {

namespace {

constexpr OptionSpec catalog_options[] = {{"--seeds"},  {"--depth"}, {"--style"},
                                          {"--format"}, {"--where"}, {"--out"}};
constexpr std::string_view formats[] = {"csv", "jsonl"};

struct Wish {
    CatalogRequest request;
    std::string format = "csv";
    std::string out{};
};

std::optional<std::string> given(const Options& options, std::string_view name) {
    const auto found = options.find(name);
    return found == options.end() ? std::nullopt : std::optional{found->second};
}

/// Seeds, depths and style.
Result<CatalogRequest> request_of(const Options& options) {
    CatalogRequest request;
    const auto seeds = given(options, "--seeds");
    if (!seeds) return Problem{"bad-argument", "--seeds is missing: which dungeons? For example 1..100."};
    const Result<SeedRange> range = seed_range("--seeds", *seeds);
    if (!range.ok()) return range.problem();
    request.first_seed = range.value().first;
    request.last_seed = range.value().last;
    if (const auto text = given(options, "--depth")) {
        const Result<Range> depths = depth_range("--depth", *text);
        if (!depths.ok()) return depths.problem();
        request.depths = depths.value();
    }
    if (const auto text = given(options, "--style")) {
        const Result<Style> style = style_choice(*text);
        if (!style.ok()) return style.problem();
        request.style = style.value();
    }
    return request;
}

Result<Wish> read(Arguments arguments) {
    const Result<Options> parsed = parse_options(arguments, catalog_options);
    if (!parsed.ok()) return parsed.problem();
    const Options& options = parsed.value();
    const Result<CatalogRequest> request = request_of(options);
    if (!request.ok()) return request.problem();
    Wish wish{.request = request.value()};
    if (const auto text = given(options, "--format")) {
        const Result<std::string> format = one_of("--format", *text, formats);
        if (!format.ok()) return format.problem();
        wish.format = format.value();
    }
    if (const auto text = given(options, "--where")) {
        const Result<Condition> where = Condition::parse(*text, wish.request.depths);
        if (!where.ok()) return Problem{"bad-where", "--where, " + where.problem().message + "."};
        wish.request.where = where.value();
    }
    if (const auto text = given(options, "--out")) {
        if (text->empty()) return Problem{"bad-argument", "--out needs the name of a file, not \"\"."};
        wish.out = *text;
    }
    return wish;
}

Exit failed(Console console, const std::string& message) {
    console.err << "cellophane catalog: " << message << '\n';
    return Exit::CheckFailed;
}

/// Digs and writes, level by level, until everything is told or somebody has had enough.
Exit carry_out(const Wish& wish, std::ostream& out, Console console) {
    const bool is_csv = wish.format == "csv";
    const bool is_real = console.err.rdbuf() == std::cerr.rdbuf();
    Progress progress{console.err, is_real && isatty(STDERR_FILENO) == 1};
    const Interruption interruption;
    const std::uint64_t last = wish.request.last_seed;
    Advance advance{.total = last - wish.request.first_seed + 1};
    CatalogRun run{wish.request};
    if (is_csv) out << csv_header() << std::flush;
    while (!run.done()) {
        const Result<std::vector<LevelCatalog>> levels = run.next();
        if (!levels.ok()) return failed(console, levels.problem().message);
        if (!levels.value().empty()) progress.clear();
        for (const LevelCatalog& level : levels.value())
            out << (is_csv ? csv_lines(level) : json_line(level)) << std::flush;
        if (!out) return failed(console, "the catalogue could not be written to its end.");
        if (interruption.came()) return Exit::Interrupted;
        advance.done = run.seeds_done();
        advance.kept = run.seeds_kept();
        progress.show(advance);
    }
    return Exit::Done;
}

}  // namespace

Exit catalog_command(Arguments arguments, Console console) {
    const Result<Wish> wish = read(arguments);
    if (!wish.ok()) return refuse(console, "catalog", wish.problem());
    const std::string& path = wish.value().out;
    if (path.empty()) return carry_out(wish.value(), console.out, console);
    // Written as it grows: a search may run for hours, and what it has found so far is worth having.
    std::ofstream file{path, std::ios::binary | std::ios::trunc};
    if (!file)
        return refuse(console, "catalog", {"cannot-write", "--out: " + shown(path) + " cannot be written."});
    return carry_out(wish.value(), file, console);
}

}  // namespace cellophane
