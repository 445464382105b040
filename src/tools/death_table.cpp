#include "tools/death_table.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "words/hazard_messages.h"

namespace cellophane {

namespace {

int sum_of(const std::vector<int>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

std::string row(const std::string& name, const std::vector<int>& counts, int depths) {
    std::string line = "| " + name + " |";
    for (int i = 0; i < depths; ++i) {
        const int count = i < static_cast<int>(counts.size()) ? counts[static_cast<std::size_t>(i)] : 0;
        line.append(count > 0 ? ' ' + std::to_string(count) : std::string{}).append(" |");
    }
    return line + ' ' + std::to_string(sum_of(counts)) + " |\n";
}

}  // namespace

void DeathTable::add(const Ending& ending) {
    std::vector<int>& counts = deaths_[cause_of_death(ending)];
    if (static_cast<int>(counts.size()) < ending.depth) counts.resize(static_cast<std::size_t>(ending.depth));
    ++counts[static_cast<std::size_t>(ending.depth - 1)];
    deepest_ = std::max(deepest_, ending.depth);
}

std::string DeathTable::markdown() const {
    std::string text = "| depth |";
    std::string rule = "| --- |";
    for (int depth = 1; depth <= deepest_; ++depth) {
        text.append(" ").append(std::to_string(depth)).append(" |");
        rule.append(" --: |");
    }
    text.append(" all |\n").append(rule).append(" --: |\n");
    std::vector<std::pair<std::string, std::vector<int>>> rows{deaths_.begin(), deaths_.end()};
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& a, const auto& b) { return sum_of(a.second) > sum_of(b.second); });
    std::vector<int> all(static_cast<std::size_t>(deepest_));
    for (const auto& [cause, counts] : rows) {
        text += row(cause, counts, deepest_);
        for (std::size_t i = 0; i < counts.size(); ++i) all[i] += counts[i];
    }
    return text + row("all", all, deepest_);
}

}  // namespace cellophane
