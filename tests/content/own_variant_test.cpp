#include "content/own_variant.h"

#include <cstddef>
#include <type_traits>
#include <vector>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("the figures of rows are within what a row of one's own may have", "[content][variant]") {
    for (const VariantRow& row : variant_rows) {
        INFO(row.name);
        for (const VariantFigure& figure : variant_figures) CHECK(figure.range.has(row.*figure.field));
        for (const DepthSupply& supply : row.supplies)
            for (const SupplyFigure& figure : supply_figures) CHECK(figure.range.has(supply.*figure.field));
        CHECK(amulet_depths(row.pace).has(row.amulet_depth));
    }
}

TEST_CASE("the Amulet of a row of one's own lies where depth 26 of the long dungeon is",
          "[content][variant]") {
    for (const int pace : {1, 2, 4, 5, 8, 10, 20}) {
        INFO("pace " << pace);
        VariantRow row;
        row.pace = pace;
        row.deepest_depth = long_deepest_depth / pace;
        for (row.amulet_depth = amulet_depths(pace).least; row.amulet_depth <= amulet_depths(pace).most;
             ++row.amulet_depth) {
            CHECK(row.amulet_depth <= row.deepest_depth);
            CHECK(long_depths(row, row.amulet_depth).has(long_amulet_depth));
            for (int depth = 1; depth <= row.deepest_depth; ++depth)
                CHECK(long_depths(row, depth).least <= long_depths(row, depth).most);
        }
    }
}

TEST_CASE("a variant of the list is its row", "[content][variant]") {
    for (const VariantRow& row : variant_rows) {
        const DungeonVariant listed{row.kind};
        CHECK_FALSE(listed.is_own());
        CHECK(listed == row.kind);
        CHECK(listed.name() == row.name);
        CHECK(listed.row().supplies.data() == row.supplies.data());
    }
    CHECK(DungeonVariant{} == Variant::Brogue);
    CHECK(DungeonVariant{Variant::Rapid} != Variant::Bullet);
}

namespace {

/// A row with a figure of its own in every field, as far as they fit each other.
OwnVariant some_row() {
    OwnVariant own;
    own.figures.amulet_depth = 3;
    own.figures.deepest_depth = 5;
    own.figures.pace = 8;
    own.figures.enchanting_worth = 3;
    for (int depth = 1; depth <= 5; ++depth) {
        DepthSupply supply;
        int figure = 100 * depth;
        for (const SupplyFigure& each : supply_figures)
            if (each.name != "lumenstones" && !each.name.starts_with("rewards"))
                supply.*each.field = ++figure;
        own.supplies.push_back(supply);
    }
    own.supplies[4].lumenstones = 9;
    return own;
}

/// Writes values down, or gives them back in the same order.
struct Numbers {
    std::vector<int> values{};
    bool gives_back = false;
    std::size_t next = 0;
    bool has_failed = false;

    template <class Value>
    void operator()(Value& value) {
        if constexpr (!std::is_const_v<Value>)
            if (gives_back) {
                value = static_cast<Value>(values.at(next++));
                return;
            }
        values.push_back(static_cast<int>(value));
    }
    void fail() { has_failed = true; }
};

Numbers written(const DungeonVariant& variant, const Style style = Style::Brogue) {
    Numbers numbers;
    visit_style(numbers, style, variant);
    numbers.gives_back = true;
    return numbers;
}

}  // namespace

TEST_CASE("style and variant are one number, which is the style's own in the long dungeon",
          "[content][variant]") {
    for (const StyleRow& style : style_rows)
        for (const VariantRow& variant : variant_rows) {
            Numbers numbers = written(variant.kind, style.kind);
            REQUIRE(numbers.values.size() == 1);
            if (variant.kind == Variant::Brogue) CHECK(numbers.values[0] == static_cast<int>(style.kind));
            CHECK(numbers.values[0] < static_cast<int>(StyleAndVariant::count));
            Style style_back{};
            DungeonVariant variant_back;
            visit_style(numbers, style_back, variant_back);
            CHECK(style_back == style.kind);
            CHECK(variant_back == variant.kind);
        }
}

TEST_CASE("the figures of a row of one's own follow the number, and make the same row again",
          "[content][variant]") {
    const DungeonVariant own{some_row()};
    REQUIRE(own.is_own());
    for (const StyleRow& style : style_rows) {
        Numbers numbers = written(own, style.kind);
        CHECK(numbers.values[0] < static_cast<int>(StyleAndVariant::count));
        Style style_back{};
        DungeonVariant back;
        visit_style(numbers, style_back, back);
        CHECK_FALSE(numbers.has_failed);
        CHECK(numbers.next == numbers.values.size());
        CHECK(style_back == style.kind);
        CHECK(back == own);
        CHECK(back.row().supplies[1].charms == own.row().supplies[1].charms);
    }
}

TEST_CASE("a row is read whatever the variant was before", "[content][variant]") {
    const DungeonVariant shorter{some_row()};
    OwnVariant longer = some_row();
    longer.figures.amulet_depth = 6;
    longer.figures.deepest_depth = 10;
    longer.figures.pace = 4;
    while (longer.supplies.size() < 10) longer.supplies.push_back({});
    longer.supplies[4].lumenstones = 0;
    REQUIRE(is_sound(longer));
    Numbers numbers = written(shorter);
    Style style{};
    DungeonVariant back{longer};
    visit_style(numbers, style, back);
    CHECK_FALSE(numbers.has_failed);
    CHECK(back == shorter);
}

TEST_CASE("figures that no dungeon can have are not read as a row", "[content][variant]") {
    const auto is_refused = [](const auto& change) {
        OwnVariant own = some_row();
        change(own);
        CHECK_FALSE(is_sound(own));
        Numbers numbers = written(DungeonVariant{own});
        Style style{};
        DungeonVariant back;
        visit_style(numbers, style, back);
        return numbers.has_failed && !back.is_own();
    };
    CHECK(is_sound(some_row()));
    CHECK(is_refused([](OwnVariant& own) { own.figures.pace = 4; }));
    CHECK(is_refused([](OwnVariant& own) { own.figures.amulet_depth = 5; }));
    CHECK(is_refused([](OwnVariant& own) { own.figures.life_worth = 11; }));
    CHECK(is_refused([](OwnVariant& own) { own.supplies.push_back({}); }));
    CHECK(is_refused([](OwnVariant& own) { own.supplies[0].potions = 2001; }));
    CHECK(is_refused([](OwnVariant& own) { own.supplies[0].potions = -1; }));
    CHECK(is_refused([](OwnVariant& own) { own.supplies[2].lumenstones = 1; }));
    CHECK(is_refused([](OwnVariant& own) { own.supplies[1].rewards_from = own.supplies[1].rewards_to + 1; }));
    CHECK(is_refused([](OwnVariant& own) { own.supplies.clear(); }));
}

}  // namespace cellophane
