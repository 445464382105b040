#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "view/frames.h"
#include "view/layout.h"

namespace cellophane {

/// A button; the letter after its bracket is its key. `keys`: the player has a keyboard, so the key is shown.
void paint_label(Frame& frame, int column, int row, std::string_view label, bool keys = true,
                 bool pressed = false);
/// The same label without its key, as wide as it was.
std::string without_key(std::string_view label);

/// A question with Yes and No, at a third of the screen's width and height, one third wide. `chosen`: the
/// answer being given; its button looks pressed.
void paint_question(Frame& frame, std::string_view question, bool keys = true,
                    std::optional<bool> chosen = std::nullopt);
Box box_of_question(std::string_view question);
/// One column left of the question's box.
inline constexpr int question_column = screen_columns / 3 - 1;
/// The answer of the button clicked; none outside both.
std::optional<bool> answer_at(std::string_view question, int column, int row);

/// A framed page over the whole screen, as wide as the columns in sight; what lies beside it is empty.
void begin_page(Frame& frame, std::string_view title, const Box& box = {0, 0, screen_columns, screen_rows});
/// The frame of a page that keeps within what is in sight.
constexpr Box box_of_page(const Window& window) {
    return {0, 0, window.of_page(), window.rows_of_page()};
}

struct PageRow {
    std::string left;
    std::string right;
};

inline constexpr int first_page_row = 3;
/// A footer stands at the very bottom, and nothing just above it.
inline constexpr int footer_row = screen_rows - 1;
inline constexpr int rows_of_a_page = footer_row - 1 - first_page_row;
/// The footer, without a keyboard, of a page that any key closes.
inline constexpr std::string_view touch_goes_back = "Touch to go back.";
/// The footer where more parts follow.
std::string_view hint_to_go_on(bool keys);
/// Writes a footer from a column on in a page so many columns wide, its last line in the lower edge of the
/// frame, which is on `row`, left of the label for help.
void write_footer(Frame& frame, int column, int end, std::string_view text, int row = footer_row);
/// Where the second column of such rows begins.
int second_column(const std::vector<PageRow>& rows);
/// The same rows, those longer than `width` columns broken into several.
std::vector<PageRow> wrapped_rows(const std::vector<PageRow>& rows, int width);
/// Which part to show of a page that is read in parts where not all of the screen is in sight.
struct PagePart {
    Window window{};
    int part = 0;
    /// The player has a keyboard, so that keys are named.
    bool keys = true;
};

/// A page over the whole screen: a title, then rows of two columns, within what is in sight. The footer
/// stands below the last part. Returns how many parts it has.
int paint_page(Frame& frame, std::string_view title, const std::vector<PageRow>& rows,
               std::string_view footer, const PagePart& which = {});

}  // namespace cellophane
