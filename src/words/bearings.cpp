#include "words/bearings.h"

#include <array>
#include <cstddef>
#include <cstdlib>

namespace cellophane {

std::string number_in_words(int number) {
    constexpr std::array<std::string_view, 13> words{"no",   "one",    "two",   "three", "four",
                                                     "five", "six",    "seven", "eight", "nine",
                                                     "ten",  "eleven", "twelve"};
    if (number < 0 || number >= static_cast<int>(words.size())) return std::to_string(number);
    return std::string{words[static_cast<std::size_t>(number)]};
}

std::string bearing(Pos from, Pos to) {
    const Pos off = to - from;
    std::string text;
    const auto tell = [&](int cells, std::string_view way) {
        if (cells == 0) return;
        text.append(text.empty() ? "" : ", ")
            .append(number_in_words(std::abs(cells)))
            .append(" ")
            .append(way);
    };
    tell(off.x, off.x > 0 ? "east" : "west");
    tell(off.y, off.y > 0 ? "south" : "north");
    return text.empty() ? "here" : text;
}

std::string_view direction_name(Direction direction) {
    constexpr std::array<std::string_view, 8> names{"north",      "south",      "west",       "east",
                                                    "north-west", "south-west", "north-east", "south-east"};
    return names[static_cast<std::size_t>(direction)];
}

std::string steps_in_words(int steps) {
    return number_in_words(steps) + (steps == 1 ? " step" : " steps");
}

}  // namespace cellophane
