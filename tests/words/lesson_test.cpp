#include "words/lesson.h"

#include <algorithm>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("lines of the lesson with a key begin small, paragraphs are sentences", "[words][help]") {
    for (const bool by_keys : {true, false}) {
        CHECK(lesson(by_keys).size() == lesson(true).size());
        for (const LessonBlock& block : lesson(by_keys)) {
            CHECK_FALSE(block.title.empty());
            REQUIRE_FALSE(block.lines.empty());
            for (const LessonLine& line : block.lines) {
                INFO(line.text);
                const bool begins_small = line.text.front() >= 'a' && line.text.front() <= 'z';
                CHECK(begins_small == !line.by.empty());
                CHECK(line.text.ends_with('.') == line.by.empty());
            }
        }
    }
}

TEST_CASE("the lesson without a keyboard speaks of no keys", "[words][help]") {
    for (const LessonBlock& block : lesson(false)) {
        CHECK_FALSE(block.shows_keys);
        for (const LessonLine& line : block.lines)
            for (const char* key : {"Shift", "Enter", "Esc", "Tab", "key", "press"})
                CHECK(line.text.find(key) == std::string_view::npos);
    }
}

TEST_CASE("the lesson is told in rows: headings, lines with their keys, paragraphs", "[words][help]") {
    for (const bool by_keys : {true, false}) {
        std::size_t headings = 0;
        std::size_t lines = 0;
        for (const LessonBlock& block : lesson(by_keys))
            lines += block.lines.size() + (block.shows_keys ? 2 : 0);
        const std::vector<LessonRow> rows = lesson_rows(by_keys);
        for (const LessonRow& row : rows) {
            INFO(row.name << ": " << row.text);
            CHECK_FALSE((row.name.empty() && row.text.empty()));
            CHECK(row.name.find("  ") == std::string::npos);
            headings += row.text.empty() ? 1 : 0;
        }
        CHECK(headings == lesson(by_keys).size());
        CHECK(rows.size() == headings + lines);
    }
    const std::vector<LessonRow> rows = lesson_rows(true);
    CHECK(std::any_of(rows.begin(), rows.end(), [](const LessonRow& row) { return row.name == ">, <"; }));
}

}  // namespace cellophane
