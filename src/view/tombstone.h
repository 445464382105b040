#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen/frame.h"

namespace cellophane {

/// What is cut into the stone over a hero, or over the door that a victor came out by.
struct StoneText {
    std::string_view heading;
    std::string sentence;
    /// Name and figure; short ones stand two in a row.
    std::vector<std::pair<std::string, std::string>> figures{};
    /// It is no grave: gold in place of gray.
    bool won = false;
};

inline constexpr int least_stone_width = 41;
inline constexpr int most_stone_width = 44;

/// How many rows a stone of that width takes, with the grass at its foot.
int stone_rows(const StoneText& text, int width);
/// The drawn stone, its upper left corner at a cell. Rows that the text does not need stay empty stone.
void paint_stone(Frame& frame, int column, int row, int width, int rows, const StoneText& text);

}  // namespace cellophane
