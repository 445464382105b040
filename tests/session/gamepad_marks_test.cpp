#include "session/gamepad_marks.h"

#include <vector>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("the next mark lies in the direction, and rows go round", "[session][gamepad]") {
    const std::vector<GamepadMark> all{
        {1, {{0, 0}, {1, 0}}}, {2, {{5, 0}, {6, 0}}}, {3, {{0, 3}, {1, 3}}}, {4, {{5, 3}, {6, 3}}}};
    const auto next = [&](int from, Direction toward) {
        const GamepadMark* mark =
            next_mark(all, from == 0 ? nullptr : &all[static_cast<std::size_t>(from - 1)], toward);
        return mark == nullptr ? 0 : mark->target;
    };
    CHECK(next(0, Direction::South) == 1);
    CHECK(next(0, Direction::North) == 4);
    CHECK(next(1, Direction::East) == 2);
    CHECK(next(1, Direction::South) == 3);
    CHECK(next(1, Direction::SouthEast) == 4);
    CHECK(next(2, Direction::East) == 0);
    CHECK(next(4, Direction::South) == 1);
    CHECK(next(1, Direction::North) == 4);
    CHECK(next_mark({}, nullptr, Direction::South) == nullptr);
}

TEST_CASE("what a click would hit is found in the part of the screen in sight", "[session][gamepad]") {
    const auto target_at = [](Pos at) { return at.y == 2 && at.x >= 3 && at.x < 9 ? 1 : at.y == 5 ? 2 : 0; };
    const std::vector<GamepadMark> all = clickable({}, target_at);
    REQUIRE(all.size() == 2);
    CHECK(all[0].target == 1);
    CHECK(all[0].cells.size() == 6);
    CHECK(all[1].cells.size() == static_cast<std::size_t>(screen_columns));
    const std::vector<GamepadMark> narrow = clickable({.first = 10, .columns = 20}, target_at);
    REQUIRE(narrow.size() == 1);
    CHECK(narrow[0].cells.size() == 20);
    Frame frame;
    const Frame before = frame;
    paint_mark(frame, all[0]);
    CHECK_FALSE(frame.at(3, 2).back == before.at(3, 2).back);
    CHECK(frame.at(9, 2).back == before.at(9, 2).back);
}

}  // namespace cellophane
