#include "kit/base/fields.h"

#include <string>

#include "kit/base/pos.h"
#include "kit/base/short_text.h"
#include "support/catch.h"

namespace cellophane {

namespace {

struct Fieldless {
    static constexpr int constant = 7;
};
struct TwoNumbers {
    int one = 1;
    int two = 2;
};
/// A struct in a struct is one field, and so is what can be made of a text.
struct FourFields {
    char letter = 'a';
    Pos at{};
    ShortText<8> text{};
    bool yes = false;
};

static_assert(field_count<Fieldless> == 0);
static_assert(field_count<TwoNumbers> == 2);
static_assert(field_count<FourFields> == 4);

}  // namespace

TEST_CASE("the fields of a struct are visited once each, in their order", "[kit]") {
    const auto sum = [](const auto&... fields) { return (0 + ... + fields); };
    const Fieldless nothing;
    CHECK(with_fields(sum, nothing) == 0);
    const TwoNumbers numbers{.one = 30, .two = 12};
    CHECK(with_fields(sum, numbers) == 42);
    FourFields mixed;
    with_fields(
        [](char& letter, Pos& at, ShortText<8>& text, bool& yes) {
            letter = 'z';
            at = {3, 4};
            text = std::string{"old"};
            yes = true;
        },
        mixed);
    CHECK(mixed.letter == 'z');
    CHECK(mixed.at == Pos{3, 4});
    CHECK(mixed.text.text() == "old");
    CHECK(mixed.yes);
}

}  // namespace cellophane
