#include "kit/base/short_text.h"

#include <string>
#include <string_view>
#include <type_traits>

#include "support/catch.h"

namespace cellophane {

static_assert(std::is_trivially_copyable_v<ShortText<5>>);
static_assert(ShortText<5>{"abc"}.text() == "abc");
static_assert(ShortText<5>{}.empty());

TEST_CASE("a short text keeps as many characters as it has room for", "[kit]") {
    CHECK(ShortText<5>{std::string{"hello"}}.text() == "hello");
    CHECK(ShortText<5>{"hello you"}.text() == "hello");
    CHECK(ShortText<5>{std::string_view{"a\0b", 3}}.text().size() == 3);
    CHECK(ShortText<5>{ShortText<9>{"abcdefg"}}.text() == "abcde");
}

TEST_CASE("short texts are equal when their characters are, whatever they held before", "[kit]") {
    ShortText<5> text{"hello"};
    text = "he";
    CHECK(text == ShortText<5>{"he"});
    CHECK_FALSE(text == ShortText<5>{"hell"});
}

}  // namespace cellophane
