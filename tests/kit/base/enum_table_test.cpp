#include "kit/base/enum_table.h"

#include <cstdint>

#include "support/catch.h"

namespace cellophane {

namespace {

enum class Fruit : std::uint8_t { Apple, Cherry, Fig, Plum, count };
struct FruitRow {
    Fruit kind{};
    int stones = 0;
};

constexpr FruitRow stretch[] = {{Fruit::Cherry, 1}, {Fruit::Fig, 900}, {Fruit::Plum, 2}};
constexpr FruitRow exchanged[] = {{Fruit::Cherry, 1}, {Fruit::Plum, 2}, {Fruit::Fig, 900}};
constexpr FruitRow doubled[] = {{Fruit::Cherry, 1}, {Fruit::Cherry, 900}, {Fruit::Plum, 2}};

}  // namespace

TEST_CASE("rows of a stretch of kinds have to stand in order", "[kit]") {
    static_assert(is_in_order(stretch, Fruit::Cherry, Fruit::Plum));
    static_assert(!is_in_order(stretch, Fruit::Apple, Fruit::Fig));
    static_assert(!is_in_order(stretch, Fruit::Cherry, Fruit::Fig));
    static_assert(!is_in_order(exchanged, Fruit::Cherry, Fruit::Plum));
    static_assert(!is_in_order(doubled, Fruit::Cherry, Fruit::Plum));
    for (const FruitRow& row : stretch) CHECK(&row_in(stretch, row.kind) == &row);
}

}  // namespace cellophane
