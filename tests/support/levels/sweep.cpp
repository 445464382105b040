#include "support/levels/sweep.h"

#include <array>
#include <optional>

namespace cellophane {

namespace {

constexpr std::size_t examples_kept = 4;

/// All depths, and those the rules give figures for once more.
constexpr std::array<int, 35> depth_cycle{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12,
                                          13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                                          25, 26, 1,  5,  13, 26, 1,  20, 26, 10, 0};

int depth_of(int number) {
    const int depth = depth_cycle[static_cast<std::size_t>(number) % depth_cycle.size()];
    // One slot in each round goes to what lies below the amulet.
    return depth != 0 ? depth : 27 + number / static_cast<int>(depth_cycle.size()) % 14;
}

}  // namespace

std::vector<const LevelFacts*> Sweep::at(int low, int high) const {
    std::vector<const LevelFacts*> found;
    for (const LevelFacts& level : levels)
        if (level.depth >= low && level.depth <= high) found.push_back(&level);
    return found;
}

Sweep sweep(Style style, const SweepPlan& plan) {
    Sweep result;
    result.style = style;
    const ViolationSink sink = [&](const Violation& violation) {
        ++result.violation_counts[violation.rule];
        std::vector<Violation>& examples = result.violations[violation.rule];
        if (examples.size() < examples_kept) examples.push_back(violation);
    };
    LevelRequest request;
    request.style = style;
    for (int i = 0; i < plan.seeds; ++i) {
        request.seed = plan.first_seed + static_cast<std::uint64_t>(i);
        request.depth = depth_of(i);
        if (const auto facts = examine_alone(request, sink)) result.levels.push_back(*facts);
    }
    for (int i = 0; i < plan.descents; ++i) {
        // Far away from the seeds above, and as large as seeds may be.
        request.seed = ~std::uint64_t{0} - plan.first_seed - static_cast<std::uint64_t>(i);
        request.depth = 1;
        Descent descent{request};
        std::optional<Pos> above;
        while (descent.next_depth() <= long_deepest_depth) {
            const int depth = descent.next_depth();
            const auto facts = examine(descent, request, above, sink);
            if (!facts) break;
            result.levels.push_back(*facts);
            above = descent.down_target(depth);
        }
    }
    return result;
}

const Sweep& shared_sweep(Style style) {
    static std::map<Style, Sweep> sweeps;
    const auto known = sweeps.find(style);
    if (known != sweeps.end()) return known->second;
#ifdef CELLOPHANE_SANITIZED
    const SweepPlan plan{.seeds = 105, .descents = 1};
#else
    const SweepPlan plan{.seeds = 2100, .descents = 12};
#endif
    return sweeps.emplace(style, sweep(style, plan)).first->second;
}

std::string told(const Violation& violation) {
    return std::string{style_rows[violation.style].name} + " seed " + std::to_string(violation.seed) +
           " depth " + std::to_string(violation.depth) + ": " + violation.what;
}

}  // namespace cellophane
