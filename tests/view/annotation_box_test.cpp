#include "view/annotation_box.h"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.h"

// What is said of a turn of a recording (rules/interface.md 13).

namespace cellophane {

namespace {

const std::vector<std::string> brief{"Here it began."};
const std::vector<std::string> lengthy{std::string(60, 'a') + " " + std::string(60, 'b') + " " +
                                       std::string(60, 'c')};
constexpr Size map_size{main_width, map_rows};

/// The paper of the box: columns from `left` to one past the last, rows likewise.
struct Paper {
    int left = screen_columns;
    int right = 0;
    int top = screen_rows;
    int bottom = 0;
    int cells = 0;

    int width() const { return right - left; }
    int height() const { return bottom - top; }
};

Frame annotated(const std::vector<std::string>& said, Pos hero, Window window = {}) {
    Frame frame;
    paint_annotation(frame, said, hero, window);
    return frame;
}

Paper paper_on(const Frame& frame) {
    Paper paper;
    const StyledCell blank = Frame{}.at(0, 0);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            if (frame.at(column, row).back == blank.back) continue;
            paper.left = std::min(paper.left, column);
            paper.right = std::max(paper.right, column + 1);
            paper.top = std::min(paper.top, row);
            paper.bottom = std::max(paper.bottom, row + 1);
            ++paper.cells;
        }
    return paper;
}

}  // namespace

TEST_CASE("what is said of a turn stands three rows from the hero, in the middle where there is room",
          "[view][annotation]") {
    for (const auto* said : {&brief, &lengthy})
        for (int x = 0; x < map_size.width; ++x)
            for (int y = 0; y < map_size.height; ++y) {
                CAPTURE(x, y);
                const Paper paper = paper_on(annotated(*said, {x, y}));
                const int column = main_column + x;
                const int row = map_row + y;
                REQUIRE(paper.cells == paper.width() * paper.height());
                CHECK(paper.width() == (said == &brief ? 34 : 52));
                CHECK(paper.height() == (said == &brief ? 3 : 8));
                const int middle = column - paper.width() / 2;
                CHECK(paper.left == std::clamp(middle, main_column, screen_columns - paper.width()));
                if (y < map_rows / 2)
                    CHECK(paper.top == row + 3);
                else
                    CHECK(paper.bottom == row - 2);
            }
}

TEST_CASE("in a small window all that is said of a turn is in sight", "[view][annotation]") {
    for (const Window window : {Window{30, 45, 8, 23}, Window{55, 45, 0, 20}, Window{0, 60, 11, 23}})
        for (int x = 0; x < map_size.width; ++x)
            for (int y = 0; y < map_size.height; ++y) {
                CAPTURE(window.first, x, y);
                const Paper paper = paper_on(annotated(brief, {x, y}, window));
                CHECK(paper.left >= std::max(window.first, std::min(main_column, window.end() - 34)));
                CHECK(paper.right <= window.end());
                CHECK(paper.top >= window.map_top());
                CHECK(paper.bottom <= window.map_bottom());
                CHECK(paper.cells == 34 * 3);
            }
}

TEST_CASE("the words of a turn begin two columns and a row inside their paper", "[view][annotation]") {
    const Frame frame = annotated(brief, {40, 5});
    const Paper paper = paper_on(frame);
    std::string line;
    for (int column = paper.left; column < paper.right; ++column)
        line += static_cast<char>(frame.at(column, paper.top + 1).glyph);
    CHECK(line == "  Here it began.                  ");
    for (const int row : {paper.top, paper.bottom - 1})
        for (int column = paper.left; column < paper.right; ++column)
            CHECK(frame.at(column, row).glyph == U' ');
}

}  // namespace cellophane
