#include "words/menus.h"

#include <set>
#include <string>

#include "content/styles.h"
#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("labels of menus begin with a capital letter, and no choice is called the same", "[words][menus]") {
    constexpr std::size_t widest = 20;
    std::set<std::string> choices;
    for (const char* header : {"choices.h", "replay.h"})
        for (const auto& [name, text] : constants_in(header, "_choice")) choices.insert(text);
    // What goes on after a message is offered in games alone, and never beside the title's menus.
    choices.erase("Continue");
    for (const auto& [name, text] : constants_in("menus.h", "_label")) {
        INFO(name << ": " << text);
        CHECK(begins_with_capital(text));
        CHECK_FALSE(is_sentence(text));
        CHECK(text.size() <= widest);
        CHECK(choices.count(text) == 0);
    }
}

TEST_CASE("the button of every style names it, and has room for its key", "[words][menus]") {
    constexpr std::size_t widest = 20;
    CHECK(style_label("brogue") == "Style: brogue");
    for (const StyleRow& style : style_rows)
        CHECK(style_label(style.name).size() + std::string_view{" (a)"}.size() <= widest);
}

}  // namespace cellophane
