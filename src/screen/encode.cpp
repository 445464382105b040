#include "screen/encode.h"

#include <cstddef>
#include <string_view>

#include "kit/base/foreign_text.h"
#include "screen/damage.h"
#include "screen/utf8.h"
#include "screen/writer.h"

namespace cellophane {

namespace {

constexpr std::string_view begin_synchronized = "\x1b[?2026h";
constexpr std::string_view end_synchronized = "\x1b[?2026l";
constexpr std::string_view reset_style = "\x1b[m";

using Cell = Damage::Cell;

int row_of(Cell cell) {
    return cell / screen_columns;
}
int column_of(Cell cell) {
    return cell % screen_columns;
}

constexpr std::size_t utf8_bytes(char32_t glyph) {
    return glyph < 0x80 ? 1 : glyph < 0x800 ? 2 : glyph < 0x10000 ? 3 : 4;
}

/// Writes the damaged cells, one pair of colors after the other.
class Painter {
public:
    Painter(std::string& out, const Frame& wanted, Damage& damage)
        : wanted_{wanted}, damage_{damage}, writer_{out} {}

    void paint_all() {
        for (const Damage::Group& group : damage_.groups()) paint(group);
    }

private:
    const StyledCell& wanted(Cell cell) const { return wanted_.at(column_of(cell), row_of(cell)); }

    void paint(const Damage::Group& group) {
        if (group.blank)
            writer_.set_back(group.back);
        else
            writer_.set_colors(group.fore, group.back);
        for (Cell cell = group.first; cell != Damage::none; cell = damage_.after(cell)) {
            if (!bridge(group, cell)) writer_.move_to(column_of(cell), row_of(cell));
            writer_.put(drawn_sign(wanted(cell)), wanted(cell).underlined);
            damage_.settle(cell);
        }
    }

    /// A gap may be cheaper to write over than to jump: with cells that want these very colors, and with
    /// blanks where another group will write later anyway.
    bool bridge(const Damage::Group& group, Cell end) {
        const int gap = column_of(end) - writer_.column();
        if (writer_.row() != row_of(end) || writer_.column() < 0 || gap <= 0) return false;
        const std::size_t limit = Writer::bytes_to_skip(gap);
        if (static_cast<std::size_t>(gap) > limit) return false;
        const auto begin = static_cast<Cell>(end - gap);
        std::size_t bytes = 0;
        for (Cell cell = begin; cell < end; ++cell) {
            const StyledCell& look = wanted(cell);
            if (damage_.waits(cell))
                ++bytes;
            else if (look.back == group.back &&
                     (look.glyph == U' ' || (!group.blank && look.fore == group.fore)))
                bytes += utf8_bytes(drawn_sign(look));
            else
                return false;
        }
        if (bytes > limit) return false;
        for (Cell cell = begin; cell < end; ++cell) {
            if (damage_.waits(cell))
                writer_.put(U' ');
            else
                writer_.put(drawn_sign(wanted(cell)), wanted(cell).underlined);
        }
        return true;
    }

    const Frame& wanted_;
    Damage& damage_;
    Writer writer_;
};

}  // namespace

std::string encode(const Frame& shown, const Frame& wanted) {
    Damage damage = Damage::between(shown, wanted);
    std::string out;
    if (damage.groups().empty()) return out;
    constexpr std::size_t usual_bytes = 4096;
    out.reserve(usual_bytes);
    out += begin_synchronized;
    Painter{out, wanted, damage}.paint_all();
    out += reset_style;
    out += end_synchronized;
    return out;
}

std::string repaint(const Frame& wanted) {
    std::string out{begin_synchronized};
    out += "\x1b[?25l\x1b[?7l\x1b[m\x1b[2J";
    Damage damage = Damage::everything(wanted);
    Painter{out, wanted, damage}.paint_all();
    out += reset_style;
    out += end_synchronized;
    return out;
}

std::string plain_text(const Frame& frame) {
    std::string out;
    for (int row = 0; row < screen_rows; ++row) {
        for (int column = 0; column < screen_columns; ++column) {
            const char32_t glyph = frame.at(column, row).glyph;
            append_utf8(out, is_unseen(glyph) ? U'\uFFFD' : glyph);
        }
        out += '\n';
    }
    return out;
}

void append_fore(std::string& out, Rgb color) {
    out += "\x1b[";
    append_color(out, "38", color);
    out += 'm';
}

void append_back(std::string& out, Rgb color) {
    out += "\x1b[";
    append_color(out, "48", color);
    out += 'm';
}

}  // namespace cellophane
