#include "view/fade.h"

#include "support/catch.h"
#include "view/layout.h"
#include "view/observations.h"

namespace cellophane {

namespace {

Frame white() {
    Frame frame;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            frame.at(column, row) = {U'w', {255, 255, 255}, {200, 200, 200}};
    return frame;
}

/// How bright a cell of the map is after so many frames.
int brightness(const Observation& seen, Pos at, int frames) {
    Frame frame = white();
    paint_fade(frame, seen, frames);
    return frame.at(main_column + at.x, map_row + at.y).fore.red;
}

}  // namespace

TEST_CASE("darkness spreads from the hero along the ways, then over the rest", "[view][fade]") {
    // Behind the wall it is two steps as the crow flies, and many on foot.
    const Observation seen =
        drawn_observation({"###########", "#@#.......#", "#.#######.#", "#.........#", "###########"});
    CHECK(brightness(seen, {1, 1}, 0) == 255);
    for (int frames = 1; frames < fade_frames; ++frames) {
        CHECK(brightness(seen, {1, 1}, frames) <= brightness(seen, {1, 3}, frames));
        CHECK(brightness(seen, {1, 3}, frames) <= brightness(seen, {9, 3}, frames));
        CHECK(brightness(seen, {9, 3}, frames) <= brightness(seen, {3, 1}, frames));
        CHECK(brightness(seen, {3, 1}, frames) <= brightness(seen, {10, 4}, frames));
        CHECK(brightness(seen, {9, 3}, frames) <= brightness(seen, {9, 3}, frames - 1));
    }
    CHECK(brightness(seen, {1, 1}, 30) == 0);
    CHECK(brightness(seen, {3, 1}, 30) > 0);
}

TEST_CASE("in the end there is nothing", "[view][fade]") {
    for (const Observation& seen : {drawn_observation({"#@#"}), Observation{}}) {
        Frame before = white();
        paint_fade(before, seen, fade_frames - 1);
        CHECK(before != Frame{});
        Frame frame = white();
        paint_fade(frame, seen, fade_frames);
        for (int row = 0; row < screen_rows; ++row)
            for (int column = 0; column < screen_columns; ++column) {
                REQUIRE(frame.at(column, row).glyph == U' ');
                REQUIRE(frame.at(column, row).back == Rgb{});
            }
    }
}

}  // namespace cellophane
