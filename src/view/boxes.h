#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"

namespace cellophane {

/// A box to write in.
void paint_panel(Frame& frame, int column, int row, int width, int height);
/// A button to press; the letter after its bracket is its key. `keys`: somebody has them, and wants to know.
void paint_label(Frame& frame, int column, int row, std::string_view label, bool keys = true,
                 bool pressed = false);
/// The same label without its key, as wide as it was.
std::string without_key(std::string_view label);

/// A question with Yes and No, at a third of the screen's width and height, one third wide.
/// `chosen`: the answer that is being given, whose button is pressed.
void paint_question(Frame& frame, std::string_view question, bool keys = true,
                    std::optional<bool> chosen = std::nullopt);
/// A cell before where it begins.
inline constexpr int question_column = screen_columns / 3 - 1;
/// What a click says to it: the button's answer, or no answer at all outside both.
std::optional<bool> answer_at(std::string_view question, int column, int row);

/// A panel over the whole screen, with a title in its first line.
void begin_page(Frame& frame, std::string_view title);

struct PageRow {
    std::string left;
    std::string right;
};

inline constexpr int first_page_row = 3;
/// A footer stands at the very bottom, and nothing just above it.
inline constexpr int footer_row = screen_rows - 1;
inline constexpr int rows_of_a_page = footer_row - 1 - first_page_row;
/// What a footer tells those who have no keys, on a page that any of them would close.
inline constexpr std::string_view touch_goes_back = "Touch to go back.";
/// What stands there, or so far above it that all of it fits between two columns.
void write_footer(Frame& frame, int column, int end, std::string_view text);
/// Where the second column of such rows begins.
int second_column(const std::vector<PageRow>& rows);
/// The same rows with whatever is too long for so many columns on several.
std::vector<PageRow> wrapped_rows(const std::vector<PageRow>& rows, int width);
/// A page over the whole screen: a title, then rows of two columns. What does not fit is left out. Where only
/// so many columns of the screen are in sight it keeps within them, if it has rows enough.
void paint_page(Frame& frame, std::string_view title, const std::vector<PageRow>& rows,
                std::string_view footer, int columns = screen_columns);

}  // namespace cellophane
