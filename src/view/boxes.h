#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "view/layout.h"

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
/// What it tells where there is more to come.
std::string_view hint_to_go_on(bool keys);
/// What stands there, or so far above it that all of it fits between two columns.
void write_footer(Frame& frame, int column, int end, std::string_view text, int row = footer_row);
/// Where the second column of such rows begins.
int second_column(const std::vector<PageRow>& rows);
/// The same rows with whatever is too long for so many columns on several.
std::vector<PageRow> wrapped_rows(const std::vector<PageRow>& rows, int width);
/// A page that is read in parts where less than all of the screen is in sight: which of them.
struct PagePart {
    Window window{};
    int part = 0;
    /// Somebody has them, and is told of them.
    bool keys = true;
};

/// A page over the whole screen: a title, then rows of two columns, within what is in sight. The footer
/// stands below the last part. Returns how many parts it has.
int paint_page(Frame& frame, std::string_view title, const std::vector<PageRow>& rows,
               std::string_view footer, const PagePart& which = {});

}  // namespace cellophane
