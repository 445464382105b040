#include "content/variant_text.h"

#include <algorithm>
#include <span>
#include <string>

#include "support/catch.h"

namespace cellophane {

namespace {

DungeonVariant own_row() {
    OwnVariant own;
    own.figures.amulet_depth = 3;
    own.figures.deepest_depth = 5;
    own.figures.pace = 8;
    for (int depth = 1; depth <= 5; ++depth) own.supplies.push_back({});
    own.supplies[0].potions = 300;
    own.supplies[0].rewards_from = 2;
    own.supplies[2].captives = 7;
    own.supplies[3].lumenstones = 12;
    own.supplies[4].food = 1000;
    return DungeonVariant{own};
}

/// What is said of a text that is refused; empty: it was read.
std::string refusal_of(const std::string& text) {
    const Result<DungeonVariant> read = variant_of_text(text);
    if (read.ok()) return {};
    CHECK(read.problem().code == "bad-variant");
    return read.problem().message;
}

}  // namespace

TEST_CASE("variants of the list are asked for by their names", "[content][variant]") {
    for (const VariantRow& row : variant_rows) {
        CHECK(variant_text(row.kind) == row.name);
        CHECK(variant_of_text(row.name).value() == row.kind);
    }
}

TEST_CASE("the text of a row of one's own says all of it, in letters of addresses", "[content][variant]") {
    const DungeonVariant own = own_row();
    const std::string text = variant_text(own);
    CHECK(text.starts_with("custom."));
    CHECK(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.") ==
          std::string::npos);
    const DungeonVariant back = variant_of_text(text).value();
    CHECK(back == own);
    const std::span<const DepthSupply> supplies = own.row().supplies;
    const std::span<const DepthSupply> supplies_back = back.row().supplies;
    CHECK(std::equal(supplies.begin(), supplies.end(), supplies_back.begin(), supplies_back.end()));
    // Links that were given away are read for ever.
    CHECK(text ==
          "custom."
          "AwUIBQEBAQUAAAAAAKwCAAAAAAAAAAACGgAAAAAAAAAAAAAAAAAAAAABGgAAAAAAAAAAAAAAAAAAAAABGgcAAAAAAAAAAAAAAA"
          "AAAAABGgAM"
          "AAAAAOgHAAAAAAAAAAAAARoAAA");
    // The page takes the deepest depth from the second byte.
    CHECK(text.substr(7, 3) == "AwU");
}

TEST_CASE("the largest row fits", "[content][variant]") {
    OwnVariant largest;
    for (int depth = 1; depth <= long_deepest_depth; ++depth) {
        DepthSupply supply;
        for (const SupplyFigure& figure : supply_figures) supply.*figure.field = figure.range.most;
        supply.lumenstones = depth > long_amulet_depth ? 30 : 0;
        largest.supplies.push_back(supply);
    }
    REQUIRE(is_sound(largest));
    const DungeonVariant own{largest};
    CHECK(variant_of_text(variant_text(own)).value() == own);
}

TEST_CASE("a text that is cut, changed or made up is refused, and what would be right is said",
          "[content][variant]") {
    const std::string text = variant_text(own_row());
    for (std::size_t i = 0; i < text.size(); ++i) {
        INFO("the first " << i);
        CHECK_FALSE(refusal_of(text.substr(0, i)).empty());
    }
    // Any other digit in the place of one is another row, or none; never the same.
    for (std::size_t i = 7; i < text.size(); ++i)
        for (const char digit : {'A', 'z', '-', '=', '%', ' '}) {
            if (digit == text[i]) continue;
            std::string other = text;
            other[i] = digit;
            const Result<DungeonVariant> read = variant_of_text(other);
            if (read.ok()) CHECK(variant_text(read.value()) == other);
        }
    CHECK(refusal_of("slow") ==
          "There is no variant \"slow\"; there are brogue, rapid, bullet, and rows of one's own, which begin "
          "with "
          "\"custom.\".");
    CHECK(refusal_of("custom.").ends_with(
        "cannot be read: part of it is missing or was changed. Copy it whole."));
    CHECK_FALSE(refusal_of("custom." + std::string(100'000, 'A')).empty());
    CHECK_FALSE(refusal_of(text + "A").empty());
    CHECK_FALSE(refusal_of("custom.1a2b3c4d").empty());
}

}  // namespace cellophane
