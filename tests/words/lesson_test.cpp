#include "words/lesson.h"

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

TEST_CASE("the lesson is told in sentences, a paragraph a block", "[words][help]") {
    for (const bool by_keys : {true, false}) {
        const std::vector<std::string> told = lesson_told(by_keys);
        CHECK(told.size() == lesson(by_keys).size());
        for (const std::string& paragraph : told) {
            INFO(paragraph);
            CHECK(paragraph.ends_with('.'));
            CHECK(paragraph.find("..") == std::string::npos);
            CHECK(paragraph.find("  ") == std::string::npos);
        }
    }
    CHECK(key_told("x  Ctrl + x", "explore") == "x, Ctrl + x: explore.");
}

}  // namespace cellophane
