#include "view/level_transition.h"

#include <string>

#include "screen/encode.h"
#include "support/catch.h"
#include "view/drawn_map.h"
#include "view/observations.h"

namespace cellophane {

namespace {

/// A level as large as the map, all of it in view.
Observation whole_level() {
    std::vector<std::string> rows(static_cast<std::size_t>(map_rows),
                                  std::string(static_cast<std::size_t>(main_width), '.'));
    rows[14][40] = '@';
    return drawn_observation({rows.begin(), rows.end()});
}

bool is_of_map(int column, int row) {
    return column >= main_column && row >= map_row && row < map_row + map_rows;
}

Frame under_sheet(const Frame& level, int milliseconds, Window window = {}) {
    Frame frame = level;
    paint_level_transition(frame, milliseconds, window);
    return frame;
}

}  // namespace

TEST_CASE("a sheet hides the level at first and leaves it as it is", "[view][sheet]") {
    const Frame level = drawn_screen(whole_level());
    const Frame before = under_sheet(level, 0);
    CHECK(under_sheet(level, transition_length) == level);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            CHECK(before.at(column, row) == (is_of_map(column, row) ? StyledCell{} : level.at(column, row)));
}

TEST_CASE("behind the sheet the level stays in sight", "[view][sheet]") {
    const Frame level = drawn_screen(whole_level());
    int shown_before = 0;
    for (int time = 0; time <= transition_length; time += transition_step) {
        const Frame frame = under_sheet(level, time);
        int shown = 0;
        for (int row = map_row; row < map_row + map_rows; ++row) {
            bool is_behind = true;
            for (int column = main_column; column < screen_columns; ++column) {
                const bool is_there = frame.at(column, row).glyph == level.at(column, row).glyph;
                // In a row there is one edge.
                CHECK((is_behind || !is_there));
                is_behind = is_there;
                shown += is_there;
            }
        }
        CHECK(shown >= shown_before);
        shown_before = shown;
    }
}

TEST_CASE("under its edge the sheet shines", "[view][sheet]") {
    const Frame level = drawn_screen(whole_level());
    const Frame frame = under_sheet(level, transition_length / 2);
    int brighter = 0;
    for (int column = main_column; column < screen_columns; ++column)
        brighter += frame.at(column, map_row).back.blue > level.at(column, map_row).back.blue;
    CHECK(brighter > 2);
    CHECK(brighter < 8);
}

TEST_CASE("a step of the sheet over a room changes few bytes of the screen", "[view][sheet]") {
    // As much as is seen of a large cave.
    std::vector<std::string> rows(29, std::string(79, ' '));
    for (std::size_t y = 8; y < 22; ++y) rows[y].replace(25, 30, std::string(30, '.'));
    rows[14][40] = '@';
    const Frame level = drawn_screen(drawn_observation({rows.begin(), rows.end()}));
    for (int time = transition_step; time <= transition_length; time += transition_step) {
        INFO(time);
        CHECK(encode(under_sheet(level, time - transition_step), under_sheet(level, time)).size() < 4000);
    }
}

TEST_CASE("in a narrow window the sheet slides over what is in sight", "[view][sheet]") {
    const Frame level = drawn_screen(whole_level());
    const Window window{.first = 50, .columns = 45};
    // It begins at the left edge of the window and is through with it at the end.
    const Frame early = under_sheet(level, 2 * transition_step, window);
    CHECK(early.at(52, map_row).glyph == level.at(52, map_row).glyph);
    CHECK(early.at(90, map_row) == StyledCell{});
    CHECK(under_sheet(level, transition_length, window).at(94, map_row + 28) == level.at(94, map_row + 28));
}

}  // namespace cellophane
