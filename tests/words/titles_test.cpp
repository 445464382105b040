#include "words/titles.h"

#include <set>
#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("titles begin with a capital letter, are no sentences and fit the narrowest window",
          "[words][titles]") {
    constexpr std::size_t narrowest = 40;
    std::set<std::string> said;
    for (const auto& [name, text] : constants_in("titles.h", "_title")) {
        INFO(name << ": " << text);
        CHECK(begins_with_capital(text));
        CHECK_FALSE(is_sentence(text));
        CHECK(text.size() <= narrowest);
        CHECK(said.insert(text).second);
    }
    CHECK(said.count(std::string{pack_title}) == 1);
}

TEST_CASE("a page that is longer in its title begins as it does elsewhere", "[words][titles]") {
    CHECK(character_page_title.starts_with(character_title));
    CHECK(unfinished_journal_title.starts_with(journal_title));
}

}  // namespace cellophane
