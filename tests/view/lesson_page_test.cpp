#include "view/lesson_page.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "screen/encode.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "words/lesson.h"

namespace cellophane {

namespace {

std::set<std::string> words_of(const std::string& text) {
    std::u32string signs = from_utf8(text);
    std::ranges::replace_if(
        signs, [](char32_t sign) { return sign >= 0x2500 && sign < 0x2580; }, U' ');
    std::istringstream in{to_utf8(signs)};
    std::set<std::string> words;
    for (std::string word; in >> word;) words.insert(word);
    return words;
}

}  // namespace

TEST_CASE("the lesson teaches on one page where all of the screen is in sight", "[view][help]") {
    for (const bool keys : {true, false}) {
        Frame frame;
        CHECK(paint_lesson(frame, {.keys = keys}) == 1);
        const std::set<std::string> shown = words_of(plain_text(frame));
        for (const LessonBlock& block : lesson(keys))
            for (const LessonLine& line : block.lines)
                for (const std::string_view part : {line.by, line.text})
                    for (const std::string& word : words_of(text_with_keys(part, {}))) {
                        INFO(word);
                        CHECK(shown.count(word) == 1);
                    }
    }
}

TEST_CASE("the lesson names the keys that the player has given to the commands", "[view][help]") {
    const std::vector<KeySwap> swaps{{"v", "x"}, {"x", "v"}, {"PageUp", "J"}, {"w", "k"}, {"k", "w"}};
    Frame frame;
    paint_lesson(frame, {.keys = true}, swaps);
    const std::string shown = plain_text(frame);
    CHECK(shown.find("v        show the next place") != std::string::npos);
    CHECK(shown.find("Page Up shows how far off") != std::string::npos);
    CHECK(shown.find("y  w  u      7  8  9") != std::string::npos);
}

TEST_CASE("in smaller windows the same words stand on several parts, within the frame", "[view][help]") {
    for (const bool keys : {true, false})
        for (int columns = 45; columns <= 100; ++columns)
            for (int rows = 23; rows <= 34; ++rows) {
                CAPTURE(keys, columns, rows);
                std::set<std::string> shown;
                int parts = 1;
                for (int part = 0; part < parts; ++part) {
                    Frame frame;
                    parts = paint_lesson(
                        frame, {.window = {.columns = columns, .rows = rows}, .part = part, .keys = keys});
                    shown.merge(words_of(plain_text(frame)));
                    for (int row = 1; row < rows - 1; ++row) {
                        CHECK(frame.at(0, row).glyph == U'\u2502');
                        CHECK(frame.at(columns - 1, row).glyph == U'\u2502');
                    }
                    for (int column = 0; column < columns - 12; ++column)
                        CHECK(frame.at(column, rows - 1).glyph != U'\u2502');
                }
                REQUIRE(parts < 6);
                for (const LessonBlock& block : lesson(keys))
                    for (const LessonLine& line : block.lines)
                        for (const std::string& word : words_of(text_with_keys(line.text, {}))) {
                            INFO(word);
                            CHECK(shown.count(word) == 1);
                        }
            }
}

}  // namespace cellophane
