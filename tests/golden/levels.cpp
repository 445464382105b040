#include "content/styles.h"
#include "dungeon/generate.h"
#include "golden/goldens.h"

namespace cellophane {

namespace {

constexpr std::uint64_t level_seeds[] = {1, 1729, 12345678901234567890U, 42};
constexpr int depths[] = {1, 2, 3, 5, 8, 13, 18, 20, 26, 27, 40};

}  // namespace

std::string hex(std::uint64_t value) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[(value >> shift) & 15];
    return text;
}

std::string golden_line(std::initializer_list<std::string_view> key, std::string_view hash) {
    std::string line;
    for (const std::string_view part : key) line.append(part).append("\t");
    return line.append(hash);
}

std::vector<std::string> golden_levels() {
    std::vector<std::string> result{"style\tseed\tdepth\thash"};
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed : level_seeds)
            for (int depth : depths) {
                const Result<Level> level = generate({.seed = seed, .style = style.kind, .depth = depth});
                result.push_back(
                    golden_line({style.name, std::to_string(seed), std::to_string(depth)},
                                level.ok() ? hex(hash(level.value())) : level.problem().message));
            }
    return result;
}

}  // namespace cellophane
