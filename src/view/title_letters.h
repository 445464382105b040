#pragma once

#include <cstddef>
#include <vector>

#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// Two pixels a cell, one above the other.
inline constexpr int pixel_rows = 2 * screen_rows;

/// The first row of the screen below the name, without drawing it.
int row_below_name(const Window& window);

/// The name of the game in pixels: on one line, or where few columns are in sight as CELLO over PHANE; in
/// small letters where there are few rows.
class TitleLetters {
public:
    explicit TitleLetters(const Window& window);

    bool at(int column, int pixel_row) const {
        return pixels_[static_cast<std::size_t>(pixel_row * screen_columns + column)];
    }
    /// No letter is there, but one to the side, above or below.
    bool is_beside(int column, int pixel_row) const {
        return beside_[static_cast<std::size_t>(pixel_row * screen_columns + column)];
    }
    /// Percent of the way from the top of its line of letters to the bottom.
    int depth_in_line(int pixel_row) const;
    /// The first row of the screen below the name.
    int end_row() const { return end_row_; }
    int first_row() const { return top_ / 2; }

private:
    int top_ = 0;
    int end_row_ = 0;
    int height_ = 0;
    /// From one line of letters to the next.
    int pitch_ = 0;
    std::vector<bool> pixels_;
    std::vector<bool> beside_;
};

}  // namespace cellophane
