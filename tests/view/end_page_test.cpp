#include "view/end_page.h"

#include <string>
#include <string_view>

#include "screen/encode.h"
#include "support/catch.h"
#include "view/observations.h"

namespace cellophane {

namespace {

constexpr Button choices[] = {{"Play again (r)", "r"}, {"New game (n)", "n"},    {"Copy link (s)", "s"},
                              {"Inventory (i)", "i"},  {"High scores (h)", "h"}, {"Quit (Q)", "Q"}};

Observation dead() {
    Observation seen = drawn_observation({"##########", "#........>", "#..@.....#", "##########"}, 4);
    seen.ending = Ending{.depth = 4};
    return seen;
}

EndPage page_about(const Observation& seen, Window window = {}) {
    return {.title = "Here you lie",
            .hint = "The dungeon does not mind waiting.",
            .stone = {.heading = "R.I.P.",
                      .sentence = "Killed by a rat on depth 4.",
                      .figures = {{"turns", "812"}}},
            .seen = seen,
            .steps = {},
            .carried = std::vector<std::string>(40, "a dart"),
            .feats = {"Paladin"},
            .buttons = choices,
            .window = window};
}

}  // namespace

TEST_CASE("each button of the end can be pressed over all its width, and nothing beside them",
          "[view][ending]") {
    const Observation seen = dead();
    for (const int columns : {45, 60, 89, 90, 100})
        for (const int rows : {23, 28, 34}) {
            INFO(columns << " x " << rows);
            const EndPage page = page_about(seen, {.columns = columns, .rows = rows});
            Frame frame;
            paint_end_page(frame, page);
            std::vector<int> cells(std::size(choices));
            for (int row = 0; row < screen_rows; ++row)
                for (int column = 0; column < screen_columns; ++column) {
                    const std::optional<std::size_t> button = end_button_at(page, column, row);
                    if (!button) continue;
                    ++cells[*button];
                    CHECK(column > 0);
                    CHECK(column < columns - 1);
                    CHECK(row < rows - 1);
                }
            for (std::size_t i = 0; i < cells.size(); ++i)
                CHECK(cells[i] == static_cast<int>(choices[i].label.size()) + 2);
        }
}

TEST_CASE("the page of the end keeps its frame whole in every window", "[view][ending]") {
    const Observation seen = dead();
    for (const int columns : {45, 60, 89, 90, 100})
        for (const int rows : {23, 28, 34}) {
            INFO(columns << " x " << rows);
            Frame frame;
            paint_end_page(frame, page_about(seen, {.columns = columns, .rows = rows}));
            for (int row = 1; row < rows - 1; ++row) {
                CHECK(frame.at(0, row).glyph == U'\u2502');
                CHECK(frame.at(columns - 1, row).glyph == U'\u2502');
            }
            const std::string text = plain_text(frame);
            CHECK(text.find("R.I.P.") != std::string::npos);
            CHECK(text.find("812") != std::string::npos);
        }
}

TEST_CASE("a long pack is cut with the number of what is left", "[view][ending]") {
    const Observation seen = dead();
    Frame frame;
    paint_end_page(frame, page_about(seen));
    const std::string text = plain_text(frame);
    std::size_t shown = 0;
    for (std::size_t at = text.find("a dart"); at != std::string::npos; at = text.find("a dart", at + 1))
        ++shown;
    CHECK(shown > 3);
    CHECK(text.find("and " + std::to_string(40 - shown) + " more") != std::string::npos);
    CHECK(text.find("Paladin") != std::string::npos);
}

}  // namespace cellophane
