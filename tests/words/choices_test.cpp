#include "words/choices.h"

#include <map>
#include <string>

#include "support/catch.h"
#include "words/constants.h"

namespace cellophane {

TEST_CASE("choices begin with a capital letter, are no sentences, and none has two names",
          "[words][choices]") {
    constexpr std::size_t longest = 40;
    std::map<std::string, std::string> names;
    for (const char* header : {"choices.h", "replay.h"})
        for (const auto& [name, text] : constants_in(header, "_choice")) {
            INFO(name << ": " << text);
            CHECK(begins_with_capital(text));
            CHECK_FALSE(is_sentence(text));
            CHECK(text.size() <= longest);
            const auto [before, is_new] = names.emplace(text, name);
            INFO("it is " << before->second << " already");
            CHECK(is_new);
        }
    CHECK(names.count(std::string{back_choice}) == 1);
}

}  // namespace cellophane
