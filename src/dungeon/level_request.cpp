#include "dungeon/level_request.h"

#include <string>

namespace cellophane {

Size least_size(Style style) {
    return style == Style::Rogue ? Size{5, 4} : Size{40, 20};
}

namespace {

/// What a style can tune.
std::string names_for(Style style) {
    std::string names;
    for (const TunableRow& row : tunable_rows)
        if (row.styles.has(style)) names.append(names.empty() ? "" : ", ").append(row.name);
    return names;
}

}  // namespace

std::vector<Problem> problems_of(const LevelRequest& request) {
    std::vector<Problem> problems;
    if (request.seed == 0)
        problems.push_back(
            {"bad-seed", "The seed is 0; a seed is a whole number from 1 to 18446744073709551615."});
    const int deepest = request.variant.row().deepest_depth;
    if (request.depth < shallowest_depth || request.depth > deepest)
        problems.push_back({"bad-depth", "The depth is " + std::to_string(request.depth) +
                                             "; a depth is a whole number from 1 to " +
                                             std::to_string(deepest) + "."});
    const Size least = least_size(request.style);
    const Size size = request.size;
    if (size.width < least.width || size.width > largest_side)
        problems.push_back({"bad-size", "The map is " + std::to_string(size.width) + " wide; style " +
                                            std::string{style_rows[request.style].name} +
                                            " takes widths from " + std::to_string(least.width) + " to " +
                                            std::to_string(largest_side) + "."});
    if (size.height < least.height || size.height > largest_side)
        problems.push_back({"bad-size", "The map is " + std::to_string(size.height) + " high; style " +
                                            std::string{style_rows[request.style].name} +
                                            " takes heights from " + std::to_string(least.height) + " to " +
                                            std::to_string(largest_side) + "."});
    const Size grid = request.rogue.grid;
    if (grid.width < 1 || grid.height < 1 || grid.width > largest_side || grid.height > largest_side)
        problems.push_back({"bad-grid", "The grid of rooms is " + std::to_string(grid.width) + " by " +
                                            std::to_string(grid.height) +
                                            "; both take whole numbers from 1 to " +
                                            std::to_string(largest_side) + "."});
    for (const TunableRow& row : tunable_rows) {
        const int percent = request.tuning[row.kind];
        if (!row.percent.has(percent))
            problems.push_back({"bad-tune", std::string{row.name} + " is " + std::to_string(percent) +
                                                "; it takes whole numbers of percent from " +
                                                std::to_string(row.percent.least) + " to " +
                                                std::to_string(row.percent.most) + "."});
        else if (percent != untuned && !row.styles.has(request.style))
            problems.push_back({"bad-tune", std::string{row.name} + " cannot be tuned in style " +
                                                std::string{style_rows[request.style].name} +
                                                ", which can tune " + names_for(request.style) + "."});
    }
    return problems;
}

}  // namespace cellophane
