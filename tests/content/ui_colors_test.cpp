#include <array>
#include <string>

#include "content/colors.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/colors.* to docs/rules/tables/ui_colors.tsv: the colors of the screen around the map.

namespace cellophane {

namespace {

std::array<int, 3> three(const Table::Row& row, std::string_view column) {
    const std::vector<std::string> parts = row.parts(column);
    REQUIRE(parts.size() == 3);
    return {whole_number(parts[0]), whole_number(parts[1]), whole_number(parts[2])};
}

}  // namespace

TEST_CASE("colours of the screen are what the table says they are", "[content][table]") {
    const Table theirs = table("ui_colors");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["colour"]);
        const ColorRow* ours = named(color_rows, row["colour"]);
        CHECK(ours != nullptr);
        if (ours == nullptr) continue;
        const Tint tint = ours->tint;
        CHECK(std::array{tint.red, tint.green, tint.blue} == three(row, "base_percent_rgb"));
        CHECK(std::array{tint.random_red, tint.random_green, tint.random_blue} == three(row, "random_rgb"));
        CHECK(tint.random_all == row.number("random_all"));
        CHECK(tint.dances == row.yes("dances"));
        CHECK(hex(tint) == row["hex"]);
    }
    CHECK(theirs.unread() == std::vector<std::string>{"use"});
}

}  // namespace cellophane
