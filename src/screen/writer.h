#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "screen/frame.h"

namespace cellophane {

/// Writes cells as terminal bytes and keeps account of what the terminal knows by now: where it will write
/// next and in which colors. Moves by the shortest sequence, and names only the colors that change.
/// Everything it sends is understood by xterm.js and by every terminal of this century: CSI A B C D H m and
/// the backspace.
class Writer {
public:
    explicit Writer(std::string& out) : out_{out} {}

    /// Sets the colors of what follows. Blanks need no foreground.
    void set_back(Rgb back);
    void set_colors(Rgb fore, Rgb back);

    void move_to(int column, int row);
    /// How many bytes `move_to` takes within the row, rightwards.
    static std::size_t bytes_to_skip(int cells);
    /// Where the next glyph goes; -1 when only an absolute move leads anywhere.
    int column() const { return column_; }
    int row() const { return row_; }

    void put(char32_t glyph, bool underlined = false);

private:
    void move_absolutely(int column, int row);

    std::string& out_;
    int column_ = -1;
    int row_ = -1;
    bool fore_known_ = false;
    bool back_known_ = false;
    bool underlines_ = false;
    Rgb fore_;
    Rgb back_;
};

/// Appends "38;2;r;g;b" or, as layer "48", its background twin.
void append_color(std::string& out, const char* layer, Rgb color);

}  // namespace cellophane
