#include "words/lists.h"

#include <set>
#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("figures of all games begin small, and each has its name", "[words][lists]") {
    constexpr std::size_t widest = 30;
    std::set<std::string> said;
    for (const auto& [name, text] : constants_in("lists.h", "_figure")) {
        INFO(name << ": " << text);
        CHECK_FALSE(begins_with_capital(text));
        CHECK(text.size() <= widest);
        CHECK(said.insert(text).second);
    }
}

TEST_CASE("the footers of lists fit the screen", "[words][lists]") {
    constexpr std::size_t columns = 98;
    for (const auto& [name, text] : constants_in("lists.h", "_hint")) {
        INFO(name << ": " << text);
        CHECK(text.size() <= columns);
        CHECK_FALSE(is_sentence(text));
    }
    CHECK(files_touch_hint.find("Esc") == std::string_view::npos);
}

TEST_CASE("easy games are marked", "[words][lists]") {
    CHECK(format_past_game("Killed by a rat on depth 2.", true) == "Killed by a rat on depth 2. (easy)");
    CHECK(format_past_game("Killed by a rat on depth 2.", false) == "Killed by a rat on depth 2.");
}

}  // namespace cellophane
