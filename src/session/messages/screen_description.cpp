#include "session/messages/screen_description.h"

#include <utility>

#include "screen/utf8.h"

namespace cellophane {

namespace {

/// Lines of frames and blocks of pictures are not to be read.
bool is_drawing(char32_t glyph) {
    return glyph >= 0x2500 && glyph < 0x25A0;
}

/// A row of a page without its gaps: "g;  all of them" is "g; all of them".
std::string row_told(const Frame& frame, int row) {
    std::string text;
    int blanks = 0;
    for (int column = 0; column < screen_columns; ++column) {
        const char32_t glyph = frame.at(column, row).glyph;
        if (glyph == U' ' || is_drawing(glyph)) {
            ++blanks;
            continue;
        }
        if (!text.empty()) text += blanks == 0 ? "" : blanks == 1 ? " " : "; ";
        blanks = 0;
        append_utf8(text, glyph);
    }
    return text;
}

}  // namespace

std::vector<std::string> rows_told(const Frame& frame) {
    std::vector<std::string> lines;
    for (int row = 0; row < screen_rows; ++row)
        if (std::string line = row_told(frame, row); !line.empty()) lines.push_back(std::move(line));
    return lines;
}

void Reading::offer(std::string_view label, std::string_view key, bool control, bool unfit) {
    choices.emplace_back(label, key, control, unfit);
}

}  // namespace cellophane
