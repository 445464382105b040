#include "dungeon/stages/stages.h"

namespace cellophane {

void place_at_random(Draft& draft, Room room, Rng& rng) {
    const Size size = draft.goal.size;
    const BitGrid::Bounds box = room.floor.bounds();
    const int left = rng.uniform(1, size.width - 1 - box.width());
    const int top = rng.uniform(1, size.height - 1 - box.height());
    draft.plan.floor = room.floor.shifted(Pos{left, top} - box.low);
    draft.rooms.push_back({.shape = room.shape, .cells = draft.plan.floor.count(), .doorways = {}});
}

/// The seed the rest of the level grows from; anywhere, but the entrance stays at the bottom.
void first_room(Draft& draft, Rng& rng) {
    Room room = design_room(first_room_profile(draft.goal.depth), draft.goal.size, rng);
    room.floor = largest_part(room.floor);
    if (room.shape != RoomShape::Entrance) return place_at_random(draft, std::move(room), rng);
    draft.plan.floor = room.floor;
    draft.rooms.push_back({.shape = room.shape, .cells = room.floor.count(), .doorways = {}});
}

}  // namespace cellophane
