#include "screen/encode.h"

#include <cstdint>

#include "screen/test_terminal.h"
#include "screen/writer.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// Enough chance for frames.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_{seed * 2 + 1} {}
    int below(int limit) {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(limit));
    }

private:
    std::uint64_t state_;
};

StyledCell random_cell(Dice& dice) {
    constexpr char32_t glyphs[] = {U' ',      U'#', U'.', U'\u00B7',    U'\u2237',
                                   U'\u03A9', U'@', U'~', U'\U0001F780'};
    const auto shade = [&] { return static_cast<std::uint8_t>(dice.below(3) * 100); };
    StyledCell cell;
    cell.glyph = glyphs[dice.below(9)];
    cell.fore = {shade(), shade(), shade()};
    cell.back = {shade(), 0, 0};
    cell.underlined = cell.glyph != U' ' && dice.below(6) == 0;
    return cell;
}

Frame random_frame(Dice& dice) {
    Frame frame;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) frame.at(column, row) = random_cell(dice);
    return frame;
}

Frame with_some_changes(Frame frame, Dice& dice, int changes) {
    for (int i = 0; i < changes; ++i) {
        const int column = dice.below(screen_columns);
        const int row = dice.below(screen_rows);
        frame.at(column, row) = random_cell(dice);
    }
    return frame;
}

}  // namespace

TEST_CASE("an encoded difference turns the shown frame into the wanted one", "[screen]") {
    Dice dice{7};
    TestTerminal terminal;
    Frame shown = random_frame(dice);
    terminal.apply(repaint(shown));
    REQUIRE(looks_the_same(terminal.screen, shown));
    for (int round = 0; round < 300; ++round) {
        const Frame wanted =
            round % 10 == 9 ? random_frame(dice) : with_some_changes(shown, dice, dice.below(80));
        terminal.apply(encode(shown, wanted));
        INFO("round " << round);
        REQUIRE_FALSE(terminal.confused);
        REQUIRE_FALSE(terminal.synchronized);
        REQUIRE(looks_the_same(terminal.screen, wanted));
        shown = wanted;
    }
    CHECK(terminal.cursor_hidden);
}

TEST_CASE("equal frames have an empty difference", "[screen]") {
    Dice dice{8};
    const Frame frame = random_frame(dice);
    CHECK(encode(frame, frame).empty());
    Frame other = frame;
    other.at(5, 5).glyph = U' ';
    Frame recolored = other;
    recolored.at(5, 5).fore = {1, 2, 3};
    CHECK(encode(other, recolored).empty());
}

TEST_CASE("a difference writes only changed cells and only changed colours", "[screen]") {
    Frame shown;
    Frame wanted = shown;
    wanted.at(3, 2) = {U'a', {1, 2, 3}, {4, 5, 6}};
    wanted.at(4, 2) = {U'b', {1, 2, 3}, {4, 5, 6}};
    wanted.at(6, 2) = {U'c', {1, 2, 3}, {7, 5, 6}};
    CHECK(encode(shown, wanted) ==
          "\x1b[?2026h\x1b[38;2;1;2;3;48;2;4;5;6m\x1b[3;4Hab\x1b[48;2;7;5;6m\x1b[Cc\x1b[m\x1b[?2026l");
    TestTerminal terminal;
    terminal.apply(encode(shown, wanted));
    CHECK(terminal.cells_written == 3);
}

TEST_CASE("a difference sets each pair of colours once", "[screen]") {
    Frame shown;
    Frame wanted;
    // A chequered row: two pairs, and the first may write over what the second needs.
    for (int column = 30; column < 38; ++column)
        wanted.at(column, 7) = {U'#', {9, 9, 9}, column % 2 == 0 ? Rgb{10, 10, 10} : Rgb{20, 20, 20}};
    CHECK(encode(shown, wanted) ==
          "\x1b[?2026h\x1b[38;2;9;9;9;48;2;10;10;10m\x1b[8;31H# # # #"
          "\x1b[48;2;20;20;20m\x1b[6D#\x1b[C#\x1b[C#\x1b[C#\x1b[m\x1b[?2026l");
}

TEST_CASE("the cursor moves by the shortest sequence", "[screen]") {
    const auto way = [](int from_column, int from_row, int column, int row) {
        std::string bytes;
        Writer writer{bytes};
        writer.move_to(from_column, from_row);
        bytes.clear();
        writer.move_to(column, row);
        return bytes;
    };
    CHECK(way(50, 10, 50, 10).empty());
    CHECK(way(50, 10, 51, 10) == "\x1b[C");
    CHECK(way(50, 10, 60, 10) == "\x1b[10C");
    CHECK(way(50, 10, 48, 10) == "\b\b");
    CHECK(way(50, 10, 30, 10) == "\x1b[20D");
    CHECK(way(50, 10, 50, 11) == "\x1b[B");
    CHECK(way(50, 10, 49, 11) == "\x1b[B\b");
    CHECK(way(50, 10, 50, 7) == "\x1b[3A");
    CHECK(way(50, 10, 20, 30) == "\x1b[31;21H");
    CHECK(way(50, 10, 0, 30) == "\x1b[31H");
    CHECK(way(50, 10, 0, 0) == "\x1b[H");
    CHECK(way(5, 2, 0, 2) == "\x1b[5D");
}

TEST_CASE("a difference never touches cells that are already right", "[screen]") {
    Dice dice{9};
    for (int round = 0; round < 50; ++round) {
        const Frame shown = random_frame(dice);
        const Frame wanted = with_some_changes(shown, dice, 300);
        TestTerminal terminal;
        // Were an undamaged cell written wrongly and not mended, it would show here.
        terminal.screen = shown;
        terminal.apply(encode(shown, wanted));
        REQUIRE_FALSE(terminal.confused);
        REQUIRE(looks_the_same(terminal.screen, wanted));
    }
}

TEST_CASE("writing the last column does not wrap into the next line", "[screen]") {
    Frame shown;
    Frame wanted;
    wanted.at(screen_columns - 1, 4).glyph = U'x';
    wanted.at(0, 5).glyph = U'y';
    TestTerminal terminal;
    terminal.apply(encode(shown, wanted));
    CHECK_FALSE(terminal.confused);
    CHECK(looks_the_same(terminal.screen, wanted));
}

TEST_CASE("plain text has 34 lines of 100 characters", "[screen]") {
    Frame frame;
    frame.at(0, 0).glyph = U'\u2237';
    const std::u32string text = from_utf8(plain_text(frame));
    CHECK(text.size() == 101U * 34U);
    CHECK(text[0] == U'\u2237');
    CHECK(text[100] == U'\n');
}

TEST_CASE("UTF-8 text is decoded as it was encoded, and broken bytes become U+FFFD", "[screen]") {
    const std::u32string points = U"a\u00B7\u2237\U0001F780\u07FF\uFFFF";
    CHECK(from_utf8(to_utf8(points)) == points);
    CHECK(from_utf8("a\xFFz") == U"a\uFFFDz");
    CHECK(from_utf8("\xE2\x88") == U"\uFFFD\uFFFD");
    CHECK(from_utf8("\xC0\xAF") == U"\uFFFD\uFFFD");
    CHECK(from_utf8("\xED\xA0\x80") == U"\uFFFD");
}

}  // namespace cellophane
