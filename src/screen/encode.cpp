#include "screen/encode.h"

#include <charconv>
#include <string_view>

#include "screen/utf8.h"

namespace cellophane {

namespace {

constexpr std::string_view begin_synchronized = "\x1b[?2026h";
constexpr std::string_view end_synchronized = "\x1b[?2026l";
constexpr std::string_view reset_style = "\x1b[m";

void append_number(std::string& out, int number) {
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out.append(digits, end);
}

void append_colour(std::string& out, std::string_view layer, Rgb colour) {
    out += layer;
    out += ";2;";
    append_number(out, colour.red);
    out += ';';
    append_number(out, colour.green);
    out += ';';
    append_number(out, colour.blue);
}

/// Keeps account of what the terminal already knows: where it will write next, and in which colours.
class Writer {
public:
    explicit Writer(std::string& out) : out_{out} {}

    void put(int column, int row, const StyledCell& cell) {
        move_to(column, row);
        restyle(cell);
        append_utf8(out_, cell.glyph);
        column_ = column + 1;
    }

private:
    void move_to(int column, int row) {
        if (row_ == row && column_ == column) return;
        if (row_ == row && column_ >= 0 && column > column_) {
            out_ += "\x1b[";
            if (column - column_ > 1) append_number(out_, column - column_);
            out_ += 'C';
        } else {
            out_ += "\x1b[";
            append_number(out_, row + 1);
            out_ += ';';
            append_number(out_, column + 1);
            out_ += 'H';
        }
        row_ = row;
        column_ = column;
    }

    void restyle(const StyledCell& cell) {
        const bool fore_matters = cell.glyph != U' ';
        const bool new_fore = fore_matters && !(fore_known_ && fore_ == cell.fore);
        const bool new_back = !(back_known_ && back_ == cell.back);
        if (!new_fore && !new_back) return;
        out_ += "\x1b[";
        if (new_fore) {
            append_colour(out_, "38", cell.fore);
            fore_ = cell.fore;
            fore_known_ = true;
        }
        if (new_fore && new_back) out_ += ';';
        if (new_back) {
            append_colour(out_, "48", cell.back);
            back_ = cell.back;
            back_known_ = true;
        }
        out_ += 'm';
    }

    std::string& out_;
    int column_ = -1;
    int row_ = -1;
    bool fore_known_ = false;
    bool back_known_ = false;
    Rgb fore_;
    Rgb back_;
};

/// The foreground of a blank cannot be seen.
bool look_alike(const StyledCell& a, const StyledCell& b) {
    return a.glyph == b.glyph && a.back == b.back && (a.glyph == U' ' || a.fore == b.fore);
}

}  // namespace

std::string encode(const Frame& shown, const Frame& wanted) {
    std::string out;
    Writer writer{out};
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            const StyledCell& cell = wanted.at(column, row);
            if (look_alike(shown.at(column, row), cell)) continue;
            if (out.empty()) out += begin_synchronized;
            writer.put(column, row, cell);
        }
    if (out.empty()) return out;
    out += reset_style;
    out += end_synchronized;
    return out;
}

std::string repaint(const Frame& wanted) {
    std::string out{begin_synchronized};
    out += "\x1b[?25l\x1b[?7l\x1b[m\x1b[2J";
    Writer writer{out};
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            writer.put(column, row, wanted.at(column, row));
    out += reset_style;
    out += end_synchronized;
    return out;
}

std::string plain_text(const Frame& frame) {
    std::string out;
    for (int row = 0; row < screen_rows; ++row) {
        for (int column = 0; column < screen_columns; ++column) append_utf8(out, frame.at(column, row).glyph);
        out += '\n';
    }
    return out;
}

void append_fore(std::string& out, Rgb colour) {
    out += "\x1b[";
    append_colour(out, "38", colour);
    out += 'm';
}

void append_back(std::string& out, Rgb colour) {
    out += "\x1b[";
    append_colour(out, "48", colour);
    out += 'm';
}

}  // namespace cellophane
