#include "view/text.h"

#include <string>
#include <vector>

#include "screen/encode.h"
#include "screen/frame.h"
#include "support/catch.h"

namespace cellophane {
namespace {

TEST_CASE("control characters are drawn as the replacement character", "[view][text]") {
    Frame frame;
    const std::string name = "a\x1b[2J\x07\n\x7f\xc2\x9bz\xe2\x80\xae\xe2\x81\xa6!";
    const int end = write(frame, 0, 3, screen_columns, name, Rgb{});
    REQUIRE(end == 13);
    const std::u32string shown = U"a\uFFFD[2J\uFFFD\uFFFD\uFFFD\uFFFDz\uFFFD\uFFFD!";
    for (int column = 0; column < end; ++column)
        CHECK(frame.at(column, 3).glyph == shown[static_cast<std::size_t>(column)]);
    CHECK(repaint(frame).find('\x07') == std::string::npos);
    write(frame, 0, 4, TonedLine{{U'\x1b', Tone::Plain}});
    CHECK(frame.at(0, 4).glyph == U'\uFFFD');
}

TEST_CASE("a text wraps at any width, with hyphens where they fit", "[view][text]") {
    const auto lines_of = [](const std::string& text, int width) {
        std::vector<std::u32string> lines;
        for (const TonedLine& line : wrapped({{text, Tone::Plain}}, width)) {
            std::u32string& last = lines.emplace_back();
            for (const TonedGlyph& toned : line) last += toned.glyph;
        }
        return lines;
    };
    CHECK(lines_of("to and fro", 6) == std::vector<std::u32string>{U"to and", U"fro"});
    CHECK(lines_of("dungeon", 4) == std::vector<std::u32string>{U"dun-", U"geon"});
    CHECK(lines_of("rat", 2) == std::vector<std::u32string>{U"r-", U"at"});
    CHECK(lines_of("rat", 1) == std::vector<std::u32string>{U"r", U"a", U"t"});
    CHECK(lines_of("rat", 0) == std::vector<std::u32string>{U"r", U"a", U"t"});
    CHECK(lines_of("", 1) == std::vector<std::u32string>{U""});
}

TEST_CASE("all other characters are drawn as they are", "[view][text]") {
    Frame frame;
    const std::u32string name = U" ~\u00A0\u00E9\u2029\u202F\u2065\u206A\U0001F409";
    const int end = write(frame, 0, 0, screen_columns, std::u32string_view{name}, Rgb{});
    for (int column = 0; column < end; ++column)
        CHECK(frame.at(column, 0).glyph == name[static_cast<std::size_t>(column)]);
}

}  // namespace
}  // namespace cellophane
