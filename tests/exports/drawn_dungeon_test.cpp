#include "exports/drawn_dungeon.h"

#include <set>

#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

namespace {

const LevelRequest sheet_request{.seed = 1729};

std::string dungeon_sheet(int from, int to, const DungeonSheetOptions& options = {}) {
    return to_dungeon_svg(sheet_request, from, to, options).value();
}

std::size_t times_in(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

}  // namespace

TEST_CASE("a page has a small map of each level, with its number", "[exports][drawn]") {
    const std::string sheet = dungeon_sheet(1, 9);
    CHECK(times_in(sheet, "<g transform") == 9);
    CHECK(times_in(sheet, "</g>") == 10);
    for (int depth = 1; depth <= 9; ++depth) CHECK(has(sheet, ">" + std::to_string(depth) + "</text>"));
    CHECK(has(sheet, ">Dungeon 1729</text>"));
    CHECK(has(sheet, ">stairs down</text>"));
    CHECK(sheet == dungeon_sheet(1, 9));
    CHECK(sheet.size() < 320'000);
    const std::string lower = dungeon_sheet(3, 4, {.title = "Below"});
    CHECK(times_in(lower, "<g transform") == 2);
    CHECK(has(lower, ">Below</text>"));
}

TEST_CASE("a page with the usual levels is as high as paper", "[exports][drawn]") {
    const std::string sheet = dungeon_sheet(1, 26, {.cell = 2});
    const auto side = [&](std::string_view name) {
        const std::size_t at = sheet.find(name) + name.size();
        return std::stoi(sheet.substr(at));
    };
    const int width = side(" width=\"");
    const int height = side(" height=\"");
    CHECK(height * 10 > width * 12);
    CHECK(height * 10 < width * 15);
}

TEST_CASE("each theme of a page has colors of its own, and secrets are shown if they are wanted",
          "[exports][drawn]") {
    std::set<std::string> sheets;
    for (std::size_t i = 0; i < static_cast<std::size_t>(Theme::count); ++i)
        CHECK(sheets.insert(dungeon_sheet(7, 7, {.theme = static_cast<Theme>(i)})).second);
    CHECK_FALSE(has(dungeon_sheet(7, 7), "secret door"));
    CHECK(has(dungeon_sheet(7, 7, {.secrets = true}), "secret door"));
    CHECK(has(dungeon_sheet(7, 7), ">lava<"));
    CHECK_FALSE(has(dungeon_sheet(7, 7), "water"));
}

TEST_CASE("a page that cannot be dug has its reason", "[exports][drawn]") {
    LevelRequest small = sheet_request;
    small.size = {5, 5};
    CHECK_FALSE(to_dungeon_svg(small, 1, 2, {}).ok());
}

}  // namespace cellophane
