#include "words/key_labels.h"

#include <string>
#include <vector>

#include "support/catch.h"
#include "words/hints.h"
#include "words/key_help.h"
#include "words/screen_help.h"

namespace cellophane {

TEST_CASE("the key to press is the one that was given the meaning", "[words][keys]") {
    const std::vector<KeySwap> swaps{{"v", "x"}, {"x", "i"}};
    CHECK(pressed_key("x", swaps) == "v");
    CHECK(pressed_key("i", swaps) == "x");
    CHECK(pressed_key("v", swaps).empty());
    CHECK(pressed_key("z", swaps) == "z");
    CHECK(pressed_among("v X", swaps) == "X");
    CHECK(pressed_among("v", swaps).empty());
    CHECK(pressed_among("v", {}) == "v");
}

TEST_CASE("keys in lists and in braces are those to press", "[words][keys]") {
    const std::vector<KeySwap> swaps{{"v", "x"}, {"PageUp", ">"}, {"+", "<"}, {"Numpad7", "Tab"}};
    CHECK(key_list("x  Ctrl + x", swaps) == "v  Ctrl + v");
    CHECK(key_list("Tab  0  Shift + Tab", swaps) == "keypad 7  0  Shift + keypad 7");
    CHECK(key_list(">  <", swaps) == "Page Up  +");
    CHECK(key_list("Esc  Space", swaps) == "Esc  Space");
    CHECK(key_list("h  j  k  l   arrows", {}) == "h  j  k  l   arrows");
    CHECK(key_list("v", swaps) == "none");
    CHECK(text_with_keys("Press {x}, then {>} (or {q}).", swaps) == "Press v, then Page Up (or q).");
    CHECK(text_with_keys("{Escape} and {", {}) == "Esc and {");
    CHECK(text_with_keys("", swaps).empty());
}

TEST_CASE("without changes texts name the keys they were written with", "[words][keys]") {
    for (const HintRow& row : hint_rows) {
        std::string bare;
        for (const char sign : row.by_keys)
            if (sign != '{' && sign != '}') bare += sign;
        CHECK(text_with_keys(row.by_keys, {}) == bare);
        CHECK(row.by_touch.find('{') == std::string_view::npos);
    }
    for (const HelpLine& line : walking_help) CHECK(key_list(line.by, {}) == line.by);
    for (const ScreenHelpRow& row : screen_help_rows) {
        CHECK(screen_help(row.kind, true).find('{') == std::string::npos);
        CHECK(row.touch.find('{') == std::string_view::npos);
    }
}

}  // namespace cellophane
