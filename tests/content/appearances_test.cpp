#include "content/appearances.h"

#include <algorithm>
#include <map>
#include <string>

#include "content/items.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/appearances.h to docs/rules/tables/item_appearance.tsv.

namespace cellophane {

namespace {

int count_kinds(ItemCategory category) {
    return static_cast<int>(std::count_if(item_rows.begin(), item_rows.end(), [category](const ItemRow& row) {
        return row.category == category;
    }));
}

const std::map<std::string, std::vector<ItemCategory>> categories_of{
    {"potion", {ItemCategory::Potion}},
    {"scroll", {ItemCategory::Scroll}},
    {"staff", {ItemCategory::Staff}},
    {"wand", {ItemCategory::Wand}},
    {"ring", {ItemCategory::Ring}},
    {"charm", {ItemCategory::Charm}},
    {"weapon", {ItemCategory::Weapon}},
    {"armor", {ItemCategory::Armor}},
    {"food", {ItemCategory::Food}},
    {"key", {ItemCategory::Key}},
    {"gold; amulet; gem", {ItemCategory::Gold, ItemCategory::Amulet, ItemCategory::Gem}}};

}  // namespace

TEST_CASE("there are as many looks as the table has, and at least one for each kind", "[content][table]") {
    const std::map<std::string, int> ours{{"colour adjectives", potion_colors},
                                          {"title syllables", title_syllables},
                                          {"woods", staff_woods},
                                          {"metals", wand_metals},
                                          {"gemstones", ring_gems},
                                          {"gems", ring_gems}};
    const Table theirs = table("item_appearance");
    std::size_t seen = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const std::string source{row["source_of_appearance"]};
        const std::vector<ItemCategory>& categories = categories_of.at(std::string{row["category"]});
        if (source == "title syllables") {
            CHECK(row.number("appearances_in_reference") == title_syllables);
            ++seen;
            continue;
        }
        int kinds = 0;
        for (const ItemCategory category : categories) kinds += count_kinds(category);
        CHECK(kinds == row.number("kinds_to_cover"));
        // Titles are made, not chosen.
        if (source == "invented titles") {
            CHECK(numbers_in(row["style"]).at(1) == longest_title);
            CHECK(row["appearances_in_reference"] == row["kinds_to_cover"]);
            continue;
        }
        if (source == "none") continue;
        CHECK(ours.at(source) == row.number("appearances_in_reference"));
        CHECK(ours.at(source) >= kinds);
        ++seen;
    }
    CHECK(seen == 5);
}

TEST_CASE("a title is the same after it was a code", "[content]") {
    for (int first = 0; first < title_syllables; ++first)
        for (const bool apart : {false, true}) {
            Title title{.count = 3, .syllables = {first, 20, 7, 0}, .apart = {false, apart, !apart, false}};
            const Title again = title_of(code_of(title));
            CHECK(again.count == title.count);
            CHECK(again.syllables == title.syllables);
            CHECK(again.apart == title.apart);
        }
}

}  // namespace cellophane
