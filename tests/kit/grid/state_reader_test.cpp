#include "kit/grid/state_reader.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "kit/grid/grid.h"
#include "support/catch.h"

namespace cellophane {
namespace {

/// Writes down what it is given: `n` for numbers that describe a structure, `w` for whole words, letters,
/// values.
class Probe : public StateReader<Probe> {
public:
    std::string seen;

private:
    friend StateReader;

    void natural(std::uint64_t value) { seen += "n" + std::to_string(value) + " "; }
    void word(std::uint64_t) { seen += "w "; }
    void letter(unsigned char value) { seen += std::string{static_cast<char>(value)} + " "; }
    using StateReader::add;
    void add(int value) { seen += std::to_string(value) + " "; }
};

template <class Visit>
std::string seen_in(Visit visit_with) {
    Probe probe;
    visit_with(probe);
    return probe.seen;
}

}  // namespace

TEST_CASE("A list is read as its length and then its elements", "[state]") {
    const std::vector<int> list{7, -2};
    CHECK(seen_in([&](Probe& v) { v.each(list, [&](const int& one) { v(one); }); }) == "n2 7 -2 ");
}

TEST_CASE("A grid of structures is read as its size and then its cells row by row", "[state]") {
    Grid<int> grid{{2, 1}};
    grid.at_index(0) = 5;
    grid.at_index(1) = 6;
    CHECK(seen_in([&](Probe& v) { v.cells(grid, [&](const int& one) { v(one); }); }) == "n2 n1 5 6 ");
}

TEST_CASE("An optional is read as whether it is there and then its value", "[state]") {
    const std::optional<int> nothing;
    const std::optional<int> something{4};
    CHECK(seen_in([&](Probe& v) { v.maybe(nothing, [&](const int& one) { v(one); }); }) == "n0 ");
    CHECK(seen_in([&](Probe& v) { v.maybe(something, [&](const int& one) { v(one); }); }) == "n1 4 ");
}

TEST_CASE("A variant is read as its index and then what it holds", "[state]") {
    const std::variant<std::monostate, Pos> place{Pos{3, 8}};
    const auto visit_it = [](Probe& v, const auto& held) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(held)>, Pos>) v(held);
    };
    CHECK(seen_in([&](Probe& v) { v.one_of(place, [&](const auto& held) { visit_it(v, held); }); }) ==
          "n1 3 8 ");
}

TEST_CASE("A text is read as its length and then its bytes, a generator as its words", "[state]") {
    CHECK(seen_in([](Probe& v) { v(std::string{"ab"}); }) == "n2 a b ");
    CHECK(seen_in([](Probe& v) { v(Rng{1}); }) == "w w w w ");
}

}  // namespace cellophane
