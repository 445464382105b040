#include "dungeon/stages/stages.h"

namespace cellophane {

void begin_with(Draft& draft, RoomShape shape, const BitGrid& floor) {
    draft.plan.floor = floor;
    if (shape == RoomShape::Entrance) draft.entrance = floor;
    draft.rooms.push_back({.shape = shape, .cells = floor.count(), .doorways = {}});
    if (draft.watch) draft.tell({.kind = DigEventKind::RoomPlaced, .cells = &floor, .shape = shape});
}

void place_at_random(Draft& draft, Room room, Rng& rng) {
    const Size size = draft.goal.size;
    const Size inside{size.width - 2, size.height - 2};
    BitGrid::Bounds box = room.floor.bounds();
    if (box.width() > inside.width || box.height() > inside.height) {
        // On a small map there is not room for all of it.
        room.floor &= rectangle(size, box.low, box.low + Pos{inside.width - 1, inside.height - 1});
        room.floor = largest_part(room.floor);
        box = room.floor.bounds();
    }
    const int left = rng.uniform(1, size.width - 1 - box.width());
    const int top = rng.uniform(1, size.height - 1 - box.height());
    begin_with(draft, room.shape, room.floor.shifted(Pos{left, top} - box.low));
}

/// The seed the rest of the level grows from; anywhere, but the entrance stays at the bottom.
void first_room(Draft& draft, Rng& rng) {
    Room room = design_room(first_room_profile(draft.goal.depth), draft.goal.size, rng);
    room.floor = largest_part(room.floor);
    if (room.shape != RoomShape::Entrance) return place_at_random(draft, std::move(room), rng);
    begin_with(draft, room.shape, room.floor);
}

}  // namespace cellophane
