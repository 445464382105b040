#include <string>

#include "dungeon/draft.h"
#include "dungeon/generate.h"
#include "tools/commands.h"
#include "tools/options.h"

namespace cellophane {

namespace {

constexpr OptionSpec dig_options[] = {{"--seed"}, {"--depth"}, {"--style"}};

/// Before the floor is laid a level is only a plan: rock, open cells and door sites.
std::string picture(const Draft& draft) {
    const std::vector<std::string> rows = class_rows(draft.strata);
    bool laid = false;
    for (const std::string& row : rows) laid = laid || row.find_first_not_of('#') != std::string::npos;
    std::string out;
    for (int y = 0; y < draft.strata.size().height; ++y) {
        for (int x = 0; x < draft.strata.size().width; ++x) {
            const Pos at{x, y};
            if (laid)
                out += rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            else
                out += draft.plan.doors[at] ? '+' : draft.plan.floor[at] ? '.' : '#';
        }
        out += '\n';
    }
    return out;
}

}  // namespace

Exit dig_command(Arguments arguments, Console console) {
    const Result<Options> options = parse_options(arguments, dig_options);
    if (!options.ok()) return refuse(console, "dig", options.problem());
    const Result<Whereabouts> place = whereabouts_of(options.value());
    if (!place.ok()) return refuse(console, "dig", place.problem());
    const Whereabouts& where = place.value();
    const Result<Level> level = generate({.seed = where.seed, .style = where.style, .depth = where.depth},
                                         [&](std::string_view stage, const Draft& draft) {
                                             console.out << "== " << stage << '\n' << picture(draft) << '\n';
                                         });
    if (!level.ok()) return refuse(console, "dig", level.problem());
    return Exit::Done;
}

}  // namespace cellophane
