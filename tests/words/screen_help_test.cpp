#include "words/screen_help.h"

#include <set>
#include <string>

#include "support/catch.h"
#include "words/prose.h"

namespace cellophane {

TEST_CASE("every screen has its help, in sentences", "[words][help]") {
    std::set<std::string_view> told;
    for (const ScreenHelpRow& row : screen_help_rows) {
        if (row.kind == HelpTopic::None) continue;
        INFO(row.shows);
        for (const std::string_view part : {row.shows, row.keys, row.touch}) {
            REQUIRE(part.size() > 10);
            CHECK(part.back() == '.');
            CHECK(part.size() < 330);
        }
        CHECK(told.insert(row.shows).second);
        for (const bool keys : {true, false}) CHECK(screen_help(row.kind, keys).size() < 520);
    }
    CHECK(screen_help(HelpTopic::None, true).empty());
}

TEST_CASE("without a keyboard no help names a key", "[words][help]") {
    for (const ScreenHelpRow& row : screen_help_rows) {
        INFO(row.touch);
        for (const char* key : {"Esc", "Enter", "Space", "Tab ", "key", "Press", "press "})
            CHECK(row.touch.find(key) == std::string_view::npos);
    }
}

TEST_CASE("what a screen shows is told without keys, which stand apart", "[words][help]") {
    for (const ScreenHelpRow& row : screen_help_rows) {
        INFO(row.shows);
        for (const char* key : {"Esc", "Enter", "press", "tap", "Tap"})
            CHECK(row.shows.find(key) == std::string_view::npos);
    }
}

}  // namespace cellophane
