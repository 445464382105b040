#include "kit/base/parse.h"

#include <cstdint>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("a whole number must take up the whole text and fit its type", "[kit]") {
    CHECK(whole_number<int>("0") == 0);
    CHECK(whole_number<int>("-12") == -12);
    CHECK(whole_number<std::uint64_t>("18446744073709551615") == UINT64_MAX);
    for (const char* text : {"", " 1", "1 ", "+1", "1x", "x", "1.5", "2147483648"})
        CHECK_FALSE(whole_number<int>(text).has_value());
    for (const char* text : {"-1", "18446744073709551616"})
        CHECK_FALSE(whole_number<std::uint64_t>(text).has_value());
}

TEST_CASE("lines are taken off a text one by one, also empty ones and a last one without its end", "[kit]") {
    for (const std::string_view whole : {"one\n\ntwo\r\nthree", "one\n\ntwo\r\nthree\n"}) {
        std::string_view text = whole;
        CHECK(take_line(text) == "one");
        CHECK(take_line(text).empty());
        CHECK(take_line(text) == "two\r");
        CHECK(take_line(text) == "three");
        CHECK(text.empty());
    }
}

}  // namespace cellophane
