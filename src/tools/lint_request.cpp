#include "tools/lint_request.h"

#include <optional>

#include "content/dungeon_version.h"
#include "tools/option_types.h"

namespace cellophane {

namespace {

struct LintOptions {
    std::optional<SeedRange> seeds{};
    std::optional<Range> depths{};
    Style style = Style::Brogue;
    DungeonVariant variant = Variant::Brogue;
    std::optional<std::string> width{};
    std::optional<std::string> height{};
    int jobs = usual_jobs();
    std::string out{};
    bool resumes = false;
};

constexpr OptionRow<LintOptions> lint_option_rows[] = {
    {"--seeds", "A..B", option::seeds<&LintOptions::seeds>, "the dungeons, or one of them: {}"},
    {"--depth", "A..B", option::depths<&LintOptions::depths>,
     "the levels, or one of them: {}; down to the Amulet if left out (1..26; rapid 1..6, bullet 1..3)"},
    {"--style", "S", option::style<&LintOptions::style>, "{}; brogue if left out"},
    {"--variant", "V|FILE", option::variant<&LintOptions::variant>, "{}; brogue if left out"},
    {"--width", "W", option::text<&LintOptions::width>,
     "columns, 40 to 500, style rogue 5 to 500; 79 if both are left out"},
    {"--height", "H", option::text<&LintOptions::height>,
     "rows, 20 to 500, style rogue 4 to 500; 29 if both are left out"},
    {"--jobs", "N", option::whole<&LintOptions::jobs, 1, most_jobs>,
     "number of threads, {}; one per core if left out"},
    {"--out", "FILE", option::file<&LintOptions::out>, "write there instead of standard output"},
    {"--resume", "", option::flag<&LintOptions::resumes>,
     "continue an interrupted --out file; repeat the other arguments unchanged"},
};

std::string lint_written_out(const LintRequest& request) {
    const std::string size = request.size == standard_size
                                 ? std::string{}
                                 : " --width " + std::to_string(request.size.width) + " --height " +
                                       std::to_string(request.size.height);
    return "--seeds " + std::to_string(request.seeds.first) + ".." + std::to_string(request.seeds.last) +
           " --depth " + std::to_string(request.depths.least) + ".." + std::to_string(request.depths.most) +
           " --style " + std::string{style_rows[request.style].name} + variant_written_out(request.variant) +
           size + ", dungeon version " + std::to_string(dungeon_version);
}

}  // namespace

std::vector<OptionSpec> lint_options() {
    return specs_of<LintOptions>(lint_option_rows);
}

Result<LintRequest> read_lint_request(Arguments arguments) {
    LintOptions options;
    const Result<GivenOptions> given = read_options<LintOptions>(arguments, lint_option_rows, options);
    if (!given.ok()) return given.problem();
    if (!options.seeds) return bad_argument("--seeds is missing: which dungeons? For example 1..100.");
    const Result<Size> size = map_size_of(options.width, options.height, options.style);
    if (!size.ok()) return size.problem();
    if (options.resumes && options.out.empty())
        return bad_argument("--resume goes on with the file named by --out, which is missing.");
    const Range depths = options.depths.value_or(Range{shallowest_depth, options.variant.row().amulet_depth});
    if (const auto problem = depth_problem("--depth", depths.most, options.variant)) return *problem;
    LintRequest request{.seeds = *options.seeds,
                        .depths = depths,
                        .style = options.style,
                        .variant = options.variant,
                        .size = size.value(),
                        .jobs = options.jobs,
                        .out = options.out,
                        .resumes = options.resumes};
    request.arguments = lint_written_out(request);
    return request;
}

}  // namespace cellophane
