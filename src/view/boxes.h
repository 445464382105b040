#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"

namespace cellophane {

/// A question with Yes and No, at a third of the screen's width and height, one third wide.
void paint_question(Frame& frame, std::string_view question);
/// What a click says to it: the button's answer, or no answer at all outside both.
std::optional<bool> answer_at(std::string_view question, int column, int row);

struct PageRow {
    std::string left;
    std::string right;
};

/// A page over the whole screen: a title, then rows of two columns. What does not fit is left out.
void paint_page(Frame& frame, std::string_view title, const std::vector<PageRow>& rows,
                std::string_view footer);

}  // namespace cellophane
