#include "words/settings.h"

#include <string_view>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("every setting has a label, and a line of help that fits the page", "[words][settings]") {
    constexpr std::size_t widest_label = 24;
    constexpr std::size_t widest_help = 94;
    for (const auto& [name, text] : constants_in("settings.h", "_label")) {
        INFO(name << ": " << text);
        CHECK((begins_with_capital(text) || name == "settings_done_label"));
        CHECK(text.size() <= widest_label);
    }
    for (const auto& [name, text] : constants_in("settings.h", "_help")) {
        INFO(name << ": " << text);
        CHECK_FALSE(begins_with_capital(text));
        CHECK_FALSE(text.ends_with('.'));
        CHECK(text.size() <= widest_help);
    }
}

TEST_CASE("what is wrong with settings is told together with what would be right", "[words][settings]") {
    CHECK(on_line_of_settings(3, wrong_value("still", switch_values, "perhaps")) ==
          "Line 3 of the settings: still takes on or off, not \"perhaps\".");
    constexpr std::string_view names[] = {"palette", "still", "key"};
    CHECK(no_such_setting("stil", names) ==
          "unknown setting \"stil\"; the settings are palette, still, or key.");
    CHECK(wrong_key_swap("x").ends_with(", not \"x\"."));
    CHECK(too_many_key_swaps(60) == "at most 60 keys can be remapped.");
}

TEST_CASE("key swaps name both keys", "[words][settings]") {
    CHECK(describe_key_swap("x", "y") == "x acts as y");
    CHECK(stood_for_prompt("F1") == "Press the key that F1 should act as. Esc: cancel.");
}

}  // namespace cellophane
