#include "words/ending.h"

#include <set>
#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("what can be asked for on a stone begins small and is no sentence", "[words][ending]") {
    std::set<std::string> said;
    for (const auto& [name, text] : constants_in("ending.h", "_offer")) {
        INFO(name << ": " << text);
        CHECK_FALSE(begins_with_capital(text));
        CHECK_FALSE(is_sentence(text));
        CHECK(said.insert(text).second);
    }
}

TEST_CASE("a stone has a title, and a sentence at its foot", "[words][ending]") {
    for (const auto& [name, text] : constants_in("ending.h", "_title")) CHECK(begins_with_capital(text));
    for (const auto& [name, text] : constants_in("ending.h", "_footer")) CHECK(is_sentence(text));
}

TEST_CASE("hints at the end follow a sentence in brackets, and name keys only to who has them",
          "[words][ending]") {
    for (const auto& [name, text] : constants_in("ending.h", "_hint")) {
        INFO(name << ": " << text);
        CHECK(text.starts_with(" ("));
        CHECK(text.ends_with(')'));
        CHECK((text.find("Space") != std::string::npos) == name.ends_with("_key_hint"));
    }
}

}  // namespace cellophane
