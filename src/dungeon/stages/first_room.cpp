#include "content/profiles.h"
#include "dungeon/rooms/accretion.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

/// The seed the rest of the level grows from; anywhere, but the entrance stays at the bottom.
void first_room(Draft& draft, Rng& rng) {
    Room room =
        design_room(first_room_profile(draft.goal.depth == shallowest_depth ? 1 : draft.goal.long_depth()),
                    draft.goal.size, rng);
    room.floor = largest_part(room.floor);
    if (room.shape != RoomShape::Entrance) return place_at_random(draft, std::move(room), rng);
    begin_with(draft, room.shape, room.floor);
}

}  // namespace cellophane
