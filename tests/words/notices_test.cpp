#include "words/notices.h"

#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("notices are sentences that fit a line of messages, and their hints are none", "[words][notices]") {
    constexpr std::size_t columns = 79;
    for (const auto& [name, text] : constants_in("notices.h", "")) {
        INFO(name << ": " << text);
        CHECK(text.size() <= columns);
        CHECK(is_sentence(text) != name.ends_with("_hint"));
    }
}

TEST_CASE("why a long command stopped is told as what the hero does", "[words][notices]") {
    for (const auto& [name, text] : constants_in("notices.h", "")) {
        if (!name.starts_with("stopped_")) continue;
        INFO(name << ": " << text);
        CHECK(text.starts_with("You "));
    }
    CHECK(stopped_by_harm.starts_with(stopped_anyway.substr(0, stopped_anyway.size() - 1)));
}

}  // namespace cellophane
