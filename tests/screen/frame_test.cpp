#include "screen/frame.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("what is painted beyond the edges of a frame is lost, and what is looked at there is blank",
          "[screen][frame]") {
    constexpr int far[] = {-2'000'000'000, -screen_columns, -1,           0, 5,
                           screen_rows,    screen_columns,  2'000'000'000};
    const StyledCell ink{.glyph = U'#', .fore = {1, 2, 3}, .back = {4, 5, 6}, .underlined = true};
    Frame frame;
    for (const int column : far)
        for (const int row : far)
            if (!Frame::contains(column, row)) {
                frame.at(column, row) = ink;
                // Nothing of it is met again.
                CHECK(frame.at(column, row) == StyledCell{});
                CHECK(static_cast<const Frame&>(frame).at(column, row) == StyledCell{});
            }
    CHECK(frame == Frame{});
    frame.at(screen_columns - 1, screen_rows - 1) = ink;
    CHECK_FALSE(frame == Frame{});
    CHECK(static_cast<const Frame&>(frame).at(screen_columns - 1, screen_rows - 1) == ink);
}

}  // namespace cellophane
