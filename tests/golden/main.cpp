#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "content/styles.h"
#include "dungeon/generate.h"

// The same world everywhere: hashes of known levels. The wasm module and the page read the file this program
// writes.

namespace {

using namespace cellophane;

constexpr std::uint64_t seeds[] = {1, 1729, 12345678901234567890U, 42};
constexpr int depths[] = {1, 2, 3, 5, 8, 13, 18, 20, 26, 27, 40};
constexpr std::string_view header = "style\tseed\tdepth\thash";

std::string hex(std::uint64_t value) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[(value >> shift) & 15];
    return text;
}

std::vector<std::string> lines() {
    std::vector<std::string> result{std::string{header}};
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed : seeds)
            for (int depth : depths) {
                const Result<Level> level = generate({.seed = seed, .style = style.kind, .depth = depth});
                result.push_back(std::string{style.name} + '\t' + std::to_string(seed) + '\t' +
                                 std::to_string(depth) + '\t' +
                                 (level.ok() ? hex(hash(level.value())) : level.problem().message));
            }
    return result;
}

std::vector<std::string> read(const std::string& path) {
    std::vector<std::string> result;
    std::ifstream file{path};
    for (std::string line; std::getline(file, line);) result.push_back(line);
    return result;
}

std::string key_of(const std::string& line) {
    return line.substr(0, line.rfind('\t'));
}

/// Prints every line that differs, and how many levels of each style moved.
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
        std::cout << style << ": " << count << " levels are not what they were\n";
    return differences;
}

int usage() {
    std::cerr << "cellophane_golden            prints the hashes of known levels\n"
                 "cellophane_golden --check F   compares them with a file; status 1 if any differ\n"
                 "cellophane_golden --approve F writes the file anew and prints what moved\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty()) {
        for (const std::string& line : lines()) std::cout << line << '\n';
        return 0;
    }
    if (arguments.size() != 2) return usage();
    const std::vector<std::string> now = lines();
    const std::vector<std::string> before = read(arguments[1]);
    const std::size_t differences = print_differences(before, now);
    if (arguments[0] == "--check") {
        if (before.empty()) std::cout << arguments[1] << " is missing or empty\n";
        if (differences == 0) std::cout << now.size() - 1 << " levels are what they were\n";
        return differences == 0 ? 0 : 1;
    }
    if (arguments[0] != "--approve") return usage();
    std::ofstream file{arguments[1], std::ios::binary};
    for (const std::string& line : now) file << line << '\n';
    std::cout << differences << " lines changed\n";
    return file ? 0 : 1;
}
