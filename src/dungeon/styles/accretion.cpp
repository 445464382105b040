#include "dungeon/rooms/accretion.h"
#include "dungeon/stages/stages.h"
#include "dungeon/styles/styles.h"

namespace cellophane {

namespace {

constexpr int hallway_percent = 15;

/// The article's four templates, each as likely as the others.
Room design_template(const Draft& draft, Rng& rng) {
    const Size canvas = draft.goal.size;
    switch (rng.uniform(0, 3)) {
        case 0:
            return cross_room(canvas, rng);
        case 1:
            return blob_room(canvas, rng);
        case 2:
            return circular_room(canvas, rng);
        default:
            return chunky_room(canvas, rng);
    }
}

}  // namespace

void accretion_first_room(Draft& draft, Rng& rng) {
    Room room = design_template(draft, rng);
    room.floor = largest_part(room.floor);
    place_at_random(draft, std::move(room), rng);
}

void accretion_attach_rooms(Draft& draft, Rng& rng) {
    accrete(
        draft,
        {.hallway_percent = hallway_percent, .hallway = {.sideways_percent = 100}, .design = design_template},
        rng);
}

}  // namespace cellophane
