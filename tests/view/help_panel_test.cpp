#include "view/help_panel.h"

#include <string>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("a help panel keeps within what is in sight", "[view][help]") {
    const std::string text(600, 'a');
    for (const Window window :
         {Window{}, Window{0, 45, 0, 23}, Window{30, 40, 5, 20}, Window{60, 40, 10, 24}}) {
        Frame frame;
        paint_help_panel(frame, "Help: Inventory", text, "any key: back", window);
        for (int row = 0; row < screen_rows; ++row)
            for (int column = 0; column < screen_columns; ++column) {
                const bool is_inside = column >= window.first && column < window.end() && row >= window.top &&
                                       row < window.bottom();
                if (!is_inside) CHECK(frame.at(column, row) == StyledCell{});
            }
    }
}

TEST_CASE("the places of the label for help are in sight", "[view][help]") {
    for (const Window window : {Window{}, Window{0, 45, 0, 23}, Window{30, 40, 5, 20}})
        for (const LabelPlace place : {help_place_over_map(window), help_place_below_map(window)}) {
            CHECK(place.column >= window.first);
            CHECK(place.row >= window.top);
            CHECK(place.row < window.bottom());
            Frame frame;
            paint_help_label(frame, place, true, false);
            for (int row = 0; row < screen_rows; ++row)
                for (int column = 0; column < screen_columns; ++column)
                    if (frame.at(column, row) != StyledCell{}) {
                        CHECK(is_on_help_label(place, column, row));
                        CHECK(column < window.end());
                    }
        }
}

}  // namespace cellophane
