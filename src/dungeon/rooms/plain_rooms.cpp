#include "dungeon/rooms/rooms.h"

namespace cellophane {

namespace {

/// A rectangle by its top left corner and its size.
BitGrid box(Size canvas, Pos corner, Size size) {
    return rectangle(canvas, corner, {corner.x + size.width - 1, corner.y + size.height - 1});
}

BitGrid centered_box(Size canvas, Size size) {
    return box(canvas, {(canvas.width - size.width) / 2, (canvas.height - size.height) / 2}, size);
}

}  // namespace

Room cross_room(Size canvas, Rng& rng) {
    const Pos middle = middle_of(canvas);
    const int tall_width = rng.uniform(3, 12);
    const int tall_left = rng.uniform(middle.x - (tall_width - 1), middle.x);
    const int wide_width = rng.uniform(4, 20);
    const int nudge = rng.uniform(0, 2);
    const int second_nudge = rng.uniform(0, 2);
    const int wide_left = tall_left + tall_width / 2 + nudge + second_nudge - 3 - wide_width / 2;
    const int tall_height = rng.uniform(3, 7);
    const int wide_height = rng.uniform(2, 5);
    const int rise = rng.uniform(0, 2);
    const int second_rise = rng.uniform(0, 1);
    constexpr Pos shift{-5, 5};
    Room room{
        .shape = RoomShape::Cross,
        .floor = box(canvas, Pos{tall_left, middle.y - tall_height} + shift, {tall_width, tall_height})};
    room.floor |= box(canvas, Pos{wide_left, middle.y - wide_height - (rise + second_rise)} + shift,
                      {wide_width, wide_height});
    return room;
}

Room symmetrical_cross_room(Size canvas, Rng& rng) {
    const int wide_width = rng.uniform(4, 8);
    const int tall_height = rng.uniform(4, 5);
    const int tall_width = rng.uniform(3, 4) - (tall_height % 2 == 0 ? 1 : 0);
    const int wide_height = 3 - (wide_width % 2 == 0 ? 1 : 0);
    Room room{.shape = RoomShape::SymmetricalCross, .floor = centered_box(canvas, {wide_width, wide_height})};
    room.floor |= centered_box(canvas, {tall_width, tall_height});
    return room;
}

Room small_room(Size canvas, Rng& rng) {
    const int width = rng.uniform(3, 6);
    const int height = rng.uniform(2, 4);
    return {.shape = RoomShape::Small, .floor = centered_box(canvas, {width, height})};
}

Room rectangle_room(Size canvas, Rng& rng) {
    const int width = rng.uniform(4, 25);
    const int height = rng.uniform(2, 7);
    return {.shape = RoomShape::FirstRectangle, .floor = centered_box(canvas, {width, height})};
}

namespace {

/// An upside-down T with its foot two rows above the canvas's edge; columns are counted from the middle.
Room upside_down_t(Size canvas, int stem_left, Size stem, int bar_left, Size bar) {
    const int middle = canvas.width / 2;
    const int foot = canvas.height - 2;
    Room room{.shape = RoomShape::Entrance,
              .floor = box(canvas, {middle + stem_left, foot - stem.height}, stem)};
    room.floor |= box(canvas, {middle + bar_left, foot - bar.height}, bar);
    return room;
}

}  // namespace

Room entrance_room(Size canvas) {
    return upside_down_t(canvas, -5, {8, 10}, -11, {20, 5});
}

Room classic_entrance_room(Size canvas) {
    return upside_down_t(canvas, -4, {9, 10}, -10, {20, 4});
}

}  // namespace cellophane
