#pragma once

#include <map>
#include <string>
#include <vector>

#include "support/levels/examine.h"

namespace cellophane {

/// How many levels a sweep looks at.
struct SweepPlan {
    /// Seeds of which one level each is dug, depths 1 to 26 in turn, some from 27 to 40 in between.
    int seeds = 2000;
    /// Seeds that are walked down from depth 1 to 40.
    int descents = 12;
    std::uint64_t first_seed = 1;
};

/// Many levels of one style: their figures, and for every rule broken the count and the first few examples.
struct Sweep {
    Style style{};
    std::vector<LevelFacts> levels;
    std::map<std::string, std::vector<Violation>> violations;
    std::map<std::string, int> violation_counts;

    std::vector<const LevelFacts*> at(int low, int high) const;
    std::vector<const LevelFacts*> at(int depth) const { return at(depth, depth); }
};

Sweep sweep(Style style, const SweepPlan& plan);

/// The sweep that the checks of one program share; smaller where sanitizers make everything slow.
const Sweep& shared_sweep(Style style);

/// Style, seed and depth of a violation, to dig the level again with, and what was wrong.
std::string told(const Violation& violation);

template <class Figure>
double mean(const std::vector<const LevelFacts*>& levels, Figure figure) {
    double sum = 0;
    for (const LevelFacts* level : levels) sum += static_cast<double>(figure(*level));
    return levels.empty() ? 0 : sum / static_cast<double>(levels.size());
}

template <class Figure>
double greatest(const std::vector<const LevelFacts*>& levels, Figure figure) {
    double most = 0;
    for (const LevelFacts* level : levels)
        if (const auto value = static_cast<double>(figure(*level)); value > most) most = value;
    return most;
}

template <class Test>
double share(const std::vector<const LevelFacts*>& levels, Test test) {
    return mean(levels, [&](const LevelFacts& level) { return test(level) ? 1 : 0; });
}

}  // namespace cellophane
