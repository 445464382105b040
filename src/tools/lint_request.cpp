#include "tools/lint_request.h"

#include <optional>
#include <string_view>

namespace cellophane {

namespace {

constexpr OptionSpec lint_options[] = {{"--seeds"},  {"--depth"}, {"--style"}, {"--width"},
                                       {"--height"}, {"--jobs"},  {"--out"},   {"--resume", false}};

std::string lint_written_out(const LintRequest& request) {
    const std::string size = request.size == standard_size
                                 ? std::string{}
                                 : " --width " + std::to_string(request.size.width) + " --height " +
                                       std::to_string(request.size.height);
    return "--seeds " + std::to_string(request.seeds.first) + ".." + std::to_string(request.seeds.last) +
           " --depth " + std::to_string(request.depths.least) + ".." + std::to_string(request.depths.most) +
           " --style " + std::string{style_rows[request.style].name} + size + ", dungeon version " +
           std::to_string(dungeon_version);
}

}  // namespace

Result<LintRequest> read_lint_request(Arguments arguments) {
    const Result<Options> parsed = parse_options(arguments, lint_options);
    if (!parsed.ok()) return parsed.problem();
    const Options& options = parsed.value();
    const auto given = [&](std::string_view name) {
        const auto found = options.find(name);
        return found == options.end() ? std::nullopt : std::optional{found->second};
    };
    LintRequest request;
    const auto seeds = given("--seeds");
    if (!seeds) return bad_argument("--seeds is missing: which dungeons? For example 1..100.");
    const Result<SeedRange> range = seed_range("--seeds", *seeds);
    if (!range.ok()) return range.problem();
    request.seeds = range.value();
    if (const auto text = given("--depth")) {
        const Result<Range> depths = depth_range("--depth", *text);
        if (!depths.ok()) return depths.problem();
        request.depths = depths.value();
    }
    if (const auto text = given("--style")) {
        const Result<Style> style = style_choice(*text);
        if (!style.ok()) return style.problem();
        request.style = style.value();
    }
    const Result<Size> size = map_size_of(options, request.style);
    if (!size.ok()) return size.problem();
    request.size = size.value();
    const Result<int> jobs = jobs_of(options);
    if (!jobs.ok()) return jobs.problem();
    request.jobs = jobs.value();
    if (const auto text = given("--out")) {
        if (text->empty()) return bad_argument("--out needs the name of a file, not \"\".");
        request.out = *text;
    }
    request.resumes = given("--resume").has_value();
    if (request.resumes && request.out.empty())
        return bad_argument("--resume goes on with the file named by --out, which is missing.");
    request.arguments = lint_written_out(request);
    return request;
}

}  // namespace cellophane
