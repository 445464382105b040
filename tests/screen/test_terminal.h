#pragma once

#include <string_view>

#include "screen/frame.h"
#include "screen/utf8.h"

namespace cellophane {

/// A terminal that understands exactly what the encoder may send. Anything else sets `confused`.
class TestTerminal {
public:
    Frame screen;
    bool confused = false;
    bool synchronized = false;
    bool cursor_hidden = false;
    int cells_written = 0;

    void apply(std::string_view bytes) {
        while (!bytes.empty()) {
            if (bytes.front() == '\x1b') {
                take_sequence(bytes);
            } else if (bytes.front() == '\b') {
                move(-1, 0);
                bytes.remove_prefix(1);
            } else {
                put(take_utf8(bytes));
            }
        }
    }

private:
    void put(char32_t glyph) {
        if (glyph < U' ' || !Frame::contains(column_, row_)) {
            confused = true;
            return;
        }
        screen.at(column_++, row_) = {glyph, fore_, back_, underlines_};
        ++cells_written;
    }

    /// Terminals disagree about a cursor beyond the last column: a relative move from there sets `confused`.
    void move(int right, int down) {
        if (!Frame::contains(column_, row_)) confused = true;
        column_ += right;
        row_ += down;
        if (!Frame::contains(column_, row_)) confused = true;
    }

    void take_sequence(std::string_view& bytes) {
        const std::size_t end = bytes.find_first_of("hlmABCDHJ", 1);
        if (end == std::string_view::npos || bytes[1] != '[') {
            confused = true;
            bytes = {};
            return;
        }
        const std::string_view body = bytes.substr(2, end - 2);
        const char final = bytes[end];
        bytes.remove_prefix(end + 1);
        if (final == 'h' || final == 'l')
            switch_mode(body, final == 'h');
        else if (final == 'J')
            screen = Frame{};
        else
            obey(body, final);
    }

    void switch_mode(std::string_view mode, bool on) {
        if (mode == "?2026")
            synchronized = on;
        else if (mode == "?25")
            cursor_hidden = !on;
        else if (mode != "?7")
            confused = true;
    }

    void obey(std::string_view body, char final) {
        int number[16] = {};
        int count = 0;
        for (char c : body) {
            if (c == ';')
                ++count;
            else if (c >= '0' && c <= '9' && count < 16)
                number[count] = number[count] * 10 + (c - '0');
            else
                confused = true;
        }
        if (final == 'H') {
            row_ = number[0] == 0 ? 0 : number[0] - 1;
            column_ = number[1] == 0 ? 0 : number[1] - 1;
        } else if (final >= 'A' && final <= 'D') {
            const int far = number[0] == 0 ? 1 : number[0];
            move(final == 'C' ? far : final == 'D' ? -far : 0, final == 'B' ? far : final == 'A' ? -far : 0);
        } else if (body.empty()) {
            fore_ = {255, 255, 255};
            back_ = {};
            underlines_ = false;
        } else if (body == "4" || body == "24") {
            underlines_ = body == "4";
        } else {
            for (int i = 0; i <= count; i += 5) paint(number + i);
        }
    }

    void paint(const int* n) {
        const Rgb color{static_cast<std::uint8_t>(n[2]), static_cast<std::uint8_t>(n[3]),
                        static_cast<std::uint8_t>(n[4])};
        if (n[0] == 38 && n[1] == 2)
            fore_ = color;
        else if (n[0] == 48 && n[1] == 2)
            back_ = color;
        else
            confused = true;
    }

    int column_ = 0;
    int row_ = 0;
    Rgb fore_{255, 255, 255};
    Rgb back_{};
    bool underlines_ = false;
};

/// Compares all but the foreground of blank cells, which does not show.
inline bool looks_the_same(const Frame& a, const Frame& b) {
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            const StyledCell& x = a.at(column, row);
            const StyledCell& y = b.at(column, row);
            if (x.glyph != y.glyph || x.back != y.back || (x.glyph != U' ' && x.fore != y.fore) ||
                x.underlined != y.underlined)
                return false;
        }
    return true;
}

}  // namespace cellophane
