#include "screen/writer.h"

#include "kit/base/foreign_text.h"
#include "screen/utf8.h"

namespace cellophane {

namespace {

constexpr char backspace = '\b';

/// 0 to 255 is all a screen asks for.
void append_number(std::string& out, int number) {
    if (number >= 100) out += static_cast<char>('0' + number / 100);
    if (number >= 10) out += static_cast<char>('0' + number / 10 % 10);
    out += static_cast<char>('0' + number % 10);
}

constexpr std::size_t digits(int number) {
    return number >= 100 ? 3 : number >= 10 ? 2 : 1;
}

/// Bytes of ESC [ n and a letter; 1 goes without saying.
constexpr std::size_t relative_cost(int distance) {
    if (distance == 0) return 0;
    return distance == 1 ? 3 : 3 + digits(distance);
}

void append_relative(std::string& out, int distance, char direction) {
    if (distance == 0) return;
    out += "\x1b[";
    if (distance > 1) append_number(out, distance);
    out += direction;
}

constexpr std::size_t leftward_cost(int distance) {
    const std::size_t backspaces = static_cast<std::size_t>(distance);
    return backspaces < relative_cost(distance) ? backspaces : relative_cost(distance);
}

void append_leftward(std::string& out, int distance) {
    if (leftward_cost(distance) < relative_cost(distance))
        out.append(static_cast<std::size_t>(distance), backspace);
    else
        append_relative(out, distance, 'D');
}

}  // namespace

void append_color(std::string& out, const char* layer, Rgb color) {
    out += layer;
    out += ";2;";
    append_number(out, color.red);
    out += ';';
    append_number(out, color.green);
    out += ';';
    append_number(out, color.blue);
}

void Writer::set_back(Rgb back) {
    if (back_known_ && back_ == back) return;
    out_ += "\x1b[";
    append_color(out_, "48", back);
    out_ += 'm';
    back_ = back;
    back_known_ = true;
}

void Writer::set_colors(Rgb fore, Rgb back) {
    if (fore_known_ && fore_ == fore) return set_back(back);
    const bool new_back = !back_known_ || back_ != back;
    out_ += "\x1b[";
    append_color(out_, "38", fore);
    if (new_back) {
        out_ += ';';
        append_color(out_, "48", back);
    }
    out_ += 'm';
    fore_ = fore;
    fore_known_ = true;
    back_ = back;
    back_known_ = true;
}

std::size_t Writer::bytes_to_skip(int cells) {
    return relative_cost(cells);
}

void Writer::move_absolutely(int column, int row) {
    out_ += "\x1b[";
    if (row > 0) append_number(out_, row + 1);
    if (column > 0) {
        out_ += ';';
        append_number(out_, column + 1);
    }
    out_ += 'H';
}

void Writer::move_to(int column, int row) {
    if (row_ == row && column_ == column) return;
    const int down = row - row_;
    const int right = column - column_;
    const std::size_t absolute = 4 + digits(row + 1) + digits(column + 1);
    const std::size_t vertical = relative_cost(down < 0 ? -down : down);
    const std::size_t horizontal = right < 0 ? leftward_cost(-right) : relative_cost(right);
    if (column_ < 0 || vertical + horizontal >= absolute) {
        move_absolutely(column, row);
    } else {
        append_relative(out_, down < 0 ? -down : down, down < 0 ? 'A' : 'B');
        if (right < 0)
            append_leftward(out_, -right);
        else
            append_relative(out_, right, 'C');
    }
    column_ = column;
    row_ = row;
}

void Writer::put(char32_t glyph, bool underlined) {
    if (underlined != underlines_) out_ += underlined ? "\x1b[4m" : "\x1b[24m";
    underlines_ = underlined;
    // A name from outside may hold what a terminal would obey.
    append_utf8(out_, is_unseen(glyph) ? U'\uFFFD' : glyph);
    // At the end of a row terminals differ about where they are.
    column_ = column_ + 1 < screen_columns ? column_ + 1 : -1;
}

}  // namespace cellophane
