#include "view/frames.h"

#include "support/catch.h"
#include "view/color_vision.h"

namespace cellophane {

TEST_CASE("a frame is one line around its box, with a title above and a hint below", "[view][frames]") {
    const Box box{10, 5, 30, 8};
    Frame frame;
    paint_framed_panel(frame, box, "Inventory", "Esc: back");
    for (int row = box.row + 1; row < box.last_row(); ++row) {
        CHECK(frame.at(box.column, row).glyph == U'\u2502');
        CHECK(frame.at(box.end() - 1, row).glyph == U'\u2502');
        for (int column = box.column + 1; column < box.end() - 1; ++column)
            CHECK(frame.at(column, row).glyph == U' ');
    }
    CHECK(frame.at(box.column, box.row).glyph == U'\u250C');
    CHECK(frame.at(box.end() - 1, box.row).glyph == U'\u2510');
    CHECK(frame.at(box.column, box.last_row()).glyph == U'\u2514');
    CHECK(frame.at(box.end() - 1, box.last_row()).glyph == U'\u2518');
    CHECK(frame.at(edge_text_column(box), box.row).glyph == U'I');
    CHECK(frame.at(edge_text_column(box), box.last_row()).glyph == U'E');
    // Outside nothing is painted.
    CHECK(frame.at(box.column - 1, box.row) == StyledCell{});
    CHECK(frame.at(box.column, box.row - 1) == StyledCell{});
    CHECK(frame.at(box.end(), box.last_row()) == StyledCell{});
    CHECK(frame.at(box.column, box.last_row() + 1) == StyledCell{});
}

TEST_CASE("a long title stays within its frame", "[view][frames]") {
    const Box box{0, 0, 20, 4};
    Frame frame;
    paint_framed_panel(frame, box, "a title that is far too long for it", "and so is the hint below");
    CHECK(frame.at(19, 0).glyph == U'\u2510');
    CHECK(frame.at(19, 3).glyph == U'\u2518');
    CHECK(frame.at(20, 0).glyph == U' ');
    CHECK(frame.at(20, 3).glyph == U' ');
}

TEST_CASE("with ASCII only the frame is made of +, - and |", "[view][frames]") {
    Frame frame;
    paint_framed_panel(frame, {0, 0, 12, 4});
    fit_to({.ascii = true}, frame);
    for (const auto& [column, row] : {std::pair{0, 0}, {11, 0}, {0, 3}, {11, 3}})
        CHECK(frame.at(column, row).glyph == U'+');
    CHECK(frame.at(5, 0).glyph == U'-');
    CHECK(frame.at(5, 3).glyph == U'-');
    CHECK(frame.at(0, 1).glyph == U'|');
    CHECK(frame.at(11, 2).glyph == U'|');
}

TEST_CASE("the help label stands in the lower edge, and hints end before it", "[view][frames]") {
    const Box box{3, 2, 40, 10};
    const LabelPlace place = help_label_in(box);
    CHECK(place.row == box.last_row());
    CHECK(place.column + static_cast<int>(help_label.size()) < box.end() - 1);
    CHECK(hint_end(box) < place.column);
}

}  // namespace cellophane
