#include "kit/base/one_of.h"

#include <cstddef>
#include <string>
#include <type_traits>

#include "support/catch.h"

namespace cellophane {

namespace {

struct Nothing {};
struct Letter {
    char which = 'a';
};
struct Sum {
    long long of = 7;
    int parts = 2;
};
using Thing = OneOf<Nothing, Letter, Sum>;

static_assert(std::is_trivially_copyable_v<Thing>);
static_assert(alignof(Thing) == alignof(Sum));
static_assert(Thing::count == 3);
static_assert(Thing::place_of<Sum> == 2);
static_assert(Thing::place_of<int> == Thing::count);
static_assert(std::is_constructible_v<Thing, Letter>);
static_assert(!std::is_constructible_v<Thing, int>, "what is none of the kinds is no thing");

struct Told {
    std::string operator()(const Nothing&) const { return "nothing"; }
    std::string operator()(const Letter& letter) const { return std::string{"letter "} + letter.which; }
    std::string operator()(const Sum& sum) const {
        return std::to_string(sum.of) + " of " + std::to_string(sum.parts);
    }
};

}  // namespace

TEST_CASE("OneOf knows which of its kinds it holds", "[kit]") {
    const Thing nothing;
    CHECK(nothing.is<Nothing>());
    CHECK(nothing.as<Letter>() == nullptr);

    Thing thing = Letter{'q'};
    CHECK(thing.is<Letter>());
    CHECK_FALSE(thing.is<Nothing>());
    CHECK(thing.as<Sum>() == nullptr);
    REQUIRE(thing.as<Letter>() != nullptr);
    CHECK(thing.as<Letter>()->which == 'q');

    thing.get<Letter>().which = 'z';
    CHECK(thing.get<Letter>().which == 'z');
}

TEST_CASE("OneOf becomes any of its kinds by number", "[kit]") {
    Thing thing = Letter{'q'};
    CHECK(thing.index() == 1);
    thing.become(2);
    REQUIRE(thing.is<Sum>());
    CHECK(thing.get<Sum>().of == 7);
    CHECK(thing.index() == 2);
    thing.become(0);
    CHECK(thing.is<Nothing>());
}

TEST_CASE("a copy of OneOf equals the original and changes independently", "[kit]") {
    Thing thing = Sum{1LL << 40, 3};
    const Thing copy = thing;
    thing = Letter{};
    CHECK(thing.is<Letter>());
    REQUIRE(copy.is<Sum>());
    CHECK(copy.get<Sum>().of == 1LL << 40);
    CHECK(copy.get<Sum>().parts == 3);
}

TEST_CASE("visiting OneOf calls the visitor with the kind it holds", "[kit]") {
    CHECK(Thing{}.visit(Told{}) == "nothing");
    CHECK(Thing{Letter{'x'}}.visit(Told{}) == "letter x");
    Thing sum = Sum{};
    CHECK(sum.visit(Told{}) == "7 of 2");
    sum.visit([](auto& kind) {
        if constexpr (std::is_same_v<decltype(kind), Sum&>) kind.of = 8;
    });
    CHECK(sum.visit(Told{}) == "8 of 2");
}

}  // namespace cellophane
