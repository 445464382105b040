#include "content/profiles.h"
#include "dungeon/rooms/accretion.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

Room design_by_profile(const Draft& draft, Rng& rng) {
    return design_room(basic_profile(draft.goal.long_depth()), draft.goal.size, rng);
}

}  // namespace

/// The level grows room by room into a tree.
void attach_rooms(Draft& draft, Rng& rng) {
    const Profile profile = basic_profile(draft.goal.long_depth());
    accrete(draft,
            {.attempts = profile.attempts,
             .max_rooms = profile.max_rooms,
             .hallway_percent = profile.hallway_percent,
             .design = design_by_profile},
            rng);
}

}  // namespace cellophane
