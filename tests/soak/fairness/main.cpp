#include <charconv>
#include <iostream>
#include <string_view>

#include "agent/fairness.h"

// Compares so many pairs of games that differ only in what their hero cannot know: a program has to be shown
// the same and to be offered the same actions.

int main(int argc, char** argv) {
    using namespace cellophane;
    int pairs = 0;
    const std::string_view text{argc == 2 ? argv[1] : ""};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), pairs);
    if (error != std::errc{} || end != text.data() + text.size() || pairs < 1) {
        std::cerr << "cellophane_fairness PAIRS: how many pairs of games to compare, 1 or more\n";
        return 2;
    }
    // Other games than those of the tests.
    constexpr std::uint64_t first_seed = 5000;
    const Fairness found = compare_unseen(pairs, first_seed);
    std::cout << found.pairs << " pairs of games; they differ in\n";
    for (const auto& [change, times] : found.made) std::cout << "  " << change << ": " << times << '\n';
    for (const auto& [leak, times] : found.leaks)
        std::cout << "TOLD: " << leak << ", " << times << " times\n";
    return found.leaks.empty() ? 0 : 1;
}
