#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "golden/goldens.h"

// The same world everywhere: hashes of known levels and of known walks through them, which the wasm module
// and the page compare as well, and of many more levels and games.

namespace {

using namespace cellophane;

std::vector<std::string> read(const std::string& path) {
    std::vector<std::string> result;
    std::ifstream file{path};
    for (std::string line; std::getline(file, line);) result.push_back(line);
    return result;
}

std::string key_of(const std::string& line) {
    return line.substr(0, line.rfind('\t'));
}

/// Prints every line that differs, and how many of each style moved.
std::size_t print_differences(const std::vector<std::string>& before, const std::vector<std::string>& now) {
    std::map<std::string, std::string> known;
    for (const std::string& line : before) known[key_of(line)] = line;
    std::map<std::string, int> moved;
    std::size_t differences = 0;
    for (const std::string& line : now) {
        const auto old = known.find(key_of(line));
        const bool same = old != known.end() && old->second == line;
        if (!same) {
            ++differences;
            ++moved[line.substr(0, line.find('\t'))];
            std::cout << (old == known.end() ? "new   " : "moved ") << line;
            if (old != known.end())
                std::cout << " (was " << old->second.substr(old->second.rfind('\t') + 1) << ")";
            std::cout << '\n';
        }
        if (old != known.end()) known.erase(old);
    }
    for (const auto& [key, line] : known) {
        std::cout << "gone  " << line << '\n';
        ++differences;
    }
    for (const auto& [style, count] : moved)
        std::cout << style << ": " << count << " are not what they were\n";
    return differences;
}

struct Golden {
    std::string_view name;
    std::vector<std::string> (*lines)();
};

constexpr Golden goldens[] = {
    {"levels", &golden_levels}, {"games", &golden_games},       {"sweeps", &golden_sweeps},
    {"bots", &golden_bots},     {"variants", &golden_variants},
};

int usage() {
    std::string names;
    for (const Golden& golden : goldens) names += (names.empty() ? "" : "|") + std::string{golden.name};
    std::cerr
        << "cellophane_golden " << names << " [--check F | --approve F]\n"
        << "  prints hashes of known levels and games; --check compares them with a file, with status 1 if "
           "any\n  differ; --approve writes the file anew and prints what moved\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty()) return usage();
    const auto* golden = std::find_if(std::begin(goldens), std::end(goldens),
                                      [&](const Golden& one) { return one.name == arguments[0]; });
    if (golden == std::end(goldens)) return usage();
    const std::vector<std::string> now = golden->lines();
    if (arguments.size() == 1) {
        for (const std::string& line : now) std::cout << line << '\n';
        return 0;
    }
    if (arguments.size() != 3) return usage();
    const std::vector<std::string> before = read(arguments[2]);
    const std::size_t differences = print_differences(before, now);
    if (arguments[1] == "--check") {
        if (before.empty()) std::cout << arguments[2] << " is missing or empty\n";
        if (differences == 0) std::cout << now.size() - 1 << ' ' << arguments[0] << " are what they were\n";
        return differences == 0 ? 0 : 1;
    }
    if (arguments[1] != "--approve") return usage();
    std::ofstream file{arguments[2], std::ios::binary};
    for (const std::string& line : now) file << line << '\n';
    std::cout << differences << " lines changed\n";
    return file ? 0 : 1;
}
