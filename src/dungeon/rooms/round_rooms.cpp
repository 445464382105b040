#include <algorithm>

#include "dungeon/rooms/rooms.h"

namespace cellophane {

namespace {

void add_disc(BitGrid& cells, Pos middle, int radius) {
    for (int dx = -radius; dx <= radius; ++dx) {
        int half = radius;
        while (dx * dx + half * half >= radius * radius + radius) --half;
        cells.set_run(middle.x + dx, middle.y - half, middle.y + half);
    }
}

}  // namespace

BitGrid disc(Size canvas, Pos middle, int radius) {
    BitGrid cells{canvas};
    add_disc(cells, middle, radius);
    return cells;
}

Room circular_room(Size canvas, Rng& rng) {
    const bool large = rng.percent(5);
    const int radius = large ? rng.uniform(4, 10) : rng.uniform(2, 4);
    const Pos middle = middle_of(canvas);
    Room room{.shape = RoomShape::Circular, .floor = disc(canvas, middle, radius)};
    if (radius > 6 && rng.percent(50)) {
        room.shape = RoomShape::Donut;
        const int hole = rng.uniform(3, radius - 3);
        room.floor -= disc(canvas, middle, hole);
    }
    return room;
}

Room chunky_room(Size canvas, Rng& rng) {
    constexpr int radius = 2;
    constexpr int margin = 3;
    const Pos middle = middle_of(canvas);
    Room room{.shape = RoomShape::Chunky, .floor = disc(canvas, middle, radius)};
    Pos low{middle.x - margin, middle.y - margin};
    Pos high{middle.x + margin, middle.y + margin};
    for (int left = rng.uniform(2, 8); left > 0;) {
        const int x = rng.uniform(low.x, high.x);
        const int y = rng.uniform(low.y, high.y);
        if (!room.floor.test({x, y})) continue;
        add_disc(room.floor, {x, y}, radius);
        low = {std::max(1, std::min(low.x, x - margin)), std::max(1, std::min(low.y, y - margin))};
        high = {std::min(canvas.width - 2, std::max(high.x, x + margin)),
                std::min(canvas.height - 2, std::max(high.y, y + margin))};
        --left;
    }
    return room;
}

}  // namespace cellophane
