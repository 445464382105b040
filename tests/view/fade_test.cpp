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

TEST_CASE("the fade spreads from the hero by walking distance", "[view][fade]") {
    // Behind the wall it is two steps as the crow flies, and many on foot.
    const Observation seen =
        drawn_observation({"###########", "#@#.......#", "#.#######.#", "#.........#", "###########"});
    CHECK(brightness(seen, {1, 1}, 0) == 255);
    for (int frames = 1; frames < fade_frames(seen); ++frames) {
        CHECK(brightness(seen, {1, 1}, frames) <= brightness(seen, {1, 3}, frames));
        CHECK(brightness(seen, {1, 3}, frames) <= brightness(seen, {9, 3}, frames));
        CHECK(brightness(seen, {9, 3}, frames) <= brightness(seen, {3, 1}, frames));
        CHECK(brightness(seen, {3, 1}, frames) <= brightness(seen, {10, 4}, frames));
        CHECK(brightness(seen, {9, 3}, frames) <= brightness(seen, {9, 3}, frames - 1));
    }
    CHECK(brightness(seen, {1, 1}, 30) == 0);
    CHECK(brightness(seen, {3, 1}, 30) > 0);
}

TEST_CASE("the fade ends with an empty frame", "[view][fade]") {
    for (const Observation& seen : {drawn_observation({"#@#"}), Observation{}}) {
        Frame before = white();
        paint_fade(before, seen, fade_frames(seen) - 1);
        CHECK(before != Frame{});
        Frame frame = white();
        paint_fade(frame, seen, fade_frames(seen));
        for (int row = 0; row < screen_rows; ++row)
            for (int column = 0; column < screen_columns; ++column) {
                REQUIRE(frame.at(column, row).glyph == U' ');
                REQUIRE(frame.at(column, row).back == Rgb{});
            }
    }
}

TEST_CASE("the fade of a victory is bright, and violet and gold through the portal", "[view][fade]") {
    Observation seen = drawn_observation({"#@#"});
    const auto shade = [&](int frames) {
        Frame frame;
        paint_fade(frame, seen, frames);
        return frame.at(main_column + 1, map_row).back;
    };
    seen.ending = Ending{.depth = 1, .fate = Fate::Escaped};
    CHECK(fade_frames(seen) == 240);
    const Rgb dawn = shade(15);
    CHECK(dawn.red > 0);
    CHECK(dawn.red == dawn.blue);
    CHECK(shade(240) == Rgb{255, 255, 255});
    seen.ending = Ending{.depth = 40, .fate = Fate::Mastered};
    const Rgb glow = shade(9);
    CHECK(glow.blue > glow.red);
    CHECK(glow.red > glow.green);
    CHECK(shade(240) == Rgb{255, 255, 255});
}

}  // namespace cellophane
