#include "view/level_sketch.h"

#include <string>
#include <vector>

#include "screen/encode.h"
#include "support/catch.h"
#include "view/observations.h"

namespace cellophane {

namespace {

const std::vector<std::string_view> cave{"             ", "  ########   ", "  #..~~..>   ",
                                         "  #.@....#   ", "  ########   ", "             "};

std::string in_ascii(const LevelSketch& sketch) {
    Frame frame;
    sketch.paint(frame, 0, 0, true);
    const std::string text = plain_text(frame);
    std::string drawn;
    for (int row = 0; row < sketch.rows(); ++row)
        drawn += text.substr(static_cast<std::size_t>(row) * (screen_columns + 1),
                             static_cast<std::size_t>(sketch.columns())) +
                 '\n';
    return drawn;
}

}  // namespace

TEST_CASE("a sketch shows what is known of a level, two rows in one", "[view][ending]") {
    const LevelSketch sketch{drawn_observation(cave), {}, 80, 15};
    CHECK(sketch.columns() == 8);
    CHECK(sketch.rows() == 2);
    // Of two cells the one that tells more is drawn.
    CHECK(in_ascii(sketch) == "#..~~..>\n#.@....#\n");
}

TEST_CASE("the last steps are a line that gets brighter towards the place", "[view][ending]") {
    const std::vector<Pos> steps{{8, 3}, {7, 3}, {6, 3}, {5, 3}, {4, 3}};
    const LevelSketch sketch{drawn_observation(cave), steps, 80, 15};
    CHECK(in_ascii(sketch) == "#..~~..>\n#.@****#\n");
    Frame frame;
    sketch.paint(frame, 0, 0, false);
    // Row 3 of the map is the upper half of the second row.
    CHECK(frame.at(2, 1).fore == LevelSketch::color_of_place(false));
    for (int column = 3; column < 6; ++column)
        CHECK(frame.at(column, 1).fore.red > frame.at(column + 1, 1).fore.red);
    CHECK(frame.at(3, 1).glyph == upper_half);
}

TEST_CASE("a level too large for its place is drawn smaller, and nothing stands outside", "[view][ending]") {
    std::vector<std::string> rows(29, std::string(79, '.'));
    rows[14][40] = '@';
    const Observation seen = drawn_observation({rows.begin(), rows.end()});
    for (const auto& [columns, high] : {std::pair{80, 15}, {79, 14}, {40, 15}, {41, 9}, {60, 4}}) {
        INFO(columns << " x " << high);
        const LevelSketch sketch{seen, {}, columns, high};
        CHECK(sketch.columns() <= columns);
        CHECK(sketch.rows() <= high);
        CHECK_FALSE(sketch.is_empty());
        CHECK(in_ascii(sketch).find('@') != std::string::npos);
        Frame frame;
        sketch.paint(frame, 3, 2, false);
        for (int row = 0; row < screen_rows; ++row)
            for (int column = 0; column < screen_columns; ++column)
                if (column < 3 || column >= 3 + columns || row < 2 || row >= 2 + high)
                    CHECK(frame.at(column, row) == StyledCell{});
    }
    CHECK((LevelSketch{seen, {}, 80, 15}.columns()) == 79);
}

TEST_CASE("of a level that is not known there is no sketch", "[view][ending]") {
    CHECK((LevelSketch{drawn_observation({"     ", "     "}), {}, 80, 15}.is_empty()));
    CHECK((LevelSketch{drawn_observation(cave), {}, 80, 0}.is_empty()));
}

}  // namespace cellophane
