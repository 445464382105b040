#include "words/key_help.h"

#include <algorithm>
#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

namespace {

/// Beside keys, whose column takes the rest of the screen.
constexpr std::size_t longest_help = 74;

void check_help(std::string_view text) {
    INFO(text);
    CHECK_FALSE(begins_with_capital(text));
    CHECK_FALSE(text.ends_with('.'));
    CHECK(text.size() <= longest_help);
}

template <std::size_t count>
void check_lines(const HelpLine (&lines)[count]) {
    for (const HelpLine& line : lines) {
        CHECK(line.by.empty() == line.help.empty());
        check_help(line.help);
    }
    CHECK_FALSE(lines[0].by.empty());
}

}  // namespace

TEST_CASE("lines of help begin small, end without a full stop and fit beside their keys",
          "[words][key_help]") {
    for (const auto& [name, text] : constants_in("key_help.h", "_help")) check_help(text);
    check_lines(walking_help);
    check_lines(mouse_help);
    check_lines(touch_help);
    check_lines(watch_mouse_help);
}

TEST_CASE("who touches the map is told of no keys", "[words][key_help]") {
    for (const HelpLine& line : touch_help)
        for (const char* key : {"Ctrl", "Shift", "Return"})
            CHECK(line.help.find(key) == std::string_view::npos);
}

}  // namespace cellophane
