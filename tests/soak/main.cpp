#include <charconv>
#include <iomanip>
#include <iostream>
#include <string>
#include <string_view>

#include "support/levels/sweep.h"

// The long version of the sweeps: many more levels, the same checks, and the table of docs/levels.md.

namespace {

using namespace cellophane;

/// 500 descents of 40 levels and 30,000 levels alone: 50,000 in all.
constexpr int default_levels = 50000;

void print_row(const std::string& depth, const std::vector<const LevelFacts*>& levels) {
    const auto figure = [&](auto field, int digits) {
        std::cout << " | " << std::fixed << std::setprecision(digits) << mean(levels, field);
    };
    std::cout << "| " << depth << " | " << levels.size();
    figure([](const LevelFacts& level) { return level.rooms_attached; }, 2);
    figure([](const LevelFacts& level) { return level.hallways; }, 2);
    figure([](const LevelFacts& level) { return level.floor_cells; }, 0);
    figure([](const LevelFacts& level) { return level.loops; }, 2);
    figure([](const LevelFacts& level) { return level.lake_cells; }, 0);
    figure([](const LevelFacts& level) { return level.doors; }, 2);
    figure([](const LevelFacts& level) { return level.secret_doors; }, 2);
    figure([](const LevelFacts& level) { return level.bridges > 0 ? 100 : 0; }, 1);
    for (std::size_t i = 0; i < 4; ++i) figure([=](const LevelFacts& level) { return level.liquids[i]; }, 0);
    figure([](const LevelFacts& level) { return level.passable_cells; }, 0);
    figure([](const LevelFacts& level) { return level.stairs_path; }, 1);
    figure([](const LevelFacts& level) { return level.stairs_apart; }, 1);
    std::cout << " |\n";
}

void print_table(const Sweep& found) {
    std::cout << "\n### " << style_rows[found.style].name << "\n\n"
              << "| depth | levels | rooms attached | with hallway | floor cells | loops | lake cells | "
                 "doors | secret "
                 "doors | % with bridge | deep water | lava | chasm | brimstone | passable | stairs path | "
                 "stairs apart |\n"
              << "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (int depth : {1, 2, 3, 5, 8, 10, 13, 17, 18, 20, 23, 26})
        print_row(std::to_string(depth), found.at(depth));
    print_row("27-39", found.at(27, 39));
    print_row("40", found.at(40));
    print_row("all", found.at(1, 40));
    std::vector<const LevelFacts*> pairs;
    for (const LevelFacts* level : found.at(1, 40))
        if (level->stairs_gap >= 0) pairs.push_back(level);
    if (pairs.empty()) return;
    std::cout << "\nUp stairs from the down stairs above, " << pairs.size() << " pairs: ";
    for (int reach : {2, 5, 7})
        std::cout << std::setprecision(1)
                  << 100 * share(pairs, [=](const LevelFacts& level) { return level.stairs_gap <= reach; })
                  << "% within " << reach << (reach < 7 ? ", " : ".\n");
    const auto all = found.at(1, 40);
    std::cout << "Stairs in the open: "
              << mean(all, [](const LevelFacts& level) { return level.stairs_in_the_open; }) *
                     static_cast<double>(all.size())
              << "; levels dug twice: "
              << share(all, [](const LevelFacts& level) { return level.rejected > 0; }) *
                     static_cast<double>(all.size())
              << ".\n";
}

}  // namespace

int main(int argc, char** argv) {
    int levels = default_levels;
    if (argc == 3 && std::string_view{argv[1]} == "--levels") {
        const std::string_view text{argv[2]};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), levels);
        if (error != std::errc{} || end != text.data() + text.size() || levels < 100) argc = 0;
    }
    if (argc != 1 && argc != 3) {
        std::cerr << "cellophane_soak [--levels N]   checks N levels of every style, at least 100 (default "
                     "50000)\n";
        return 2;
    }
    int broken = 0;
    for (const StyleRow& style : style_rows) {
        // Two fifths are walked down to from depth 1, the rest are dug alone.
        const Sweep found =
            sweep(style.kind, {.seeds = levels * 3 / 5, .descents = levels / 100, .first_seed = 1000000});
        print_table(found);
        for (const auto& [rule, count] : found.violation_counts) {
            broken += count;
            std::cout << "\nBROKEN " << count << " times: " << rule << '\n';
            for (const Violation& violation : found.violations.at(rule))
                std::cout << "  " << told(violation) << '\n';
        }
        std::cout << std::flush;
    }
    std::cout << "\n" << broken << " rules broken\n";
    return broken == 0 ? 0 : 1;
}
