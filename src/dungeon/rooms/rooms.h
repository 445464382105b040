#pragma once

#include <array>

#include "content/profiles.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "world/level.h"

namespace cellophane {

/// A room drawn on an empty canvas of the map's size, around its middle (rules/levels.md 5).
struct Room {
    RoomShape shape{};
    BitGrid floor;
    bool has_hallway = false;
};

/// At most one door site per cardinal direction, indexed by Direction; `nowhere` in directions without.
using DoorSites = std::array<Pos, 4>;

// One function a room type. Cells that would fall off the canvas are left out.
Room cross_room(Size canvas, Rng& rng);
Room symmetrical_cross_room(Size canvas, Rng& rng);
Room small_room(Size canvas, Rng& rng);
Room circular_room(Size canvas, Rng& rng);
Room chunky_room(Size canvas, Rng& rng);
Room cave_room(Size canvas, Rng& rng);
Room cavern_room(Size canvas, Rng& rng);
Room entrance_room(Size canvas);
/// Style `classic`: the wiki's entrance, and its rectangle.
Room classic_entrance_room(Size canvas);
Room rectangle_room(Size canvas, Rng& rng);
/// Style `accretion`.
Room blob_room(Size canvas, Rng& rng);

/// A room of a type drawn by the profile's weights.
Room design_room(const Profile& profile, Size canvas, Rng& rng);

/// All cells with dx² + dy² < r² + r round a middle.
BitGrid disc(Size canvas, Pos middle, int radius);

/// The middle of the canvas.
constexpr Pos middle_of(Size canvas) {
    return {canvas.width / 2, canvas.height / 2};
}

/// Moves cells so that their bounding box is centered on the canvas.
BitGrid centered(const BitGrid& cells, Size canvas);

/// The cells of a plan on which a door would look in each cardinal direction, away from the floor behind it:
/// empty cells with floor on exactly one side (rules/levels.md 6.1). `taken` are the cells that are not
/// empty.
std::array<BitGrid, 4> facing_cells(const BitGrid& floor, const BitGrid& taken);

/// One door site per direction, drawn from those with a way out clear of the room (rules/levels.md 6.1).
DoorSites choose_door_sites(const BitGrid& floor, Rng& rng);

/// Lengths of hallways, and how often one may be left sideways.
struct HallwayRule {
    int least_across = 5, most_across = 15;
    int least_upright = 2, most_upright = 9;
    int sideways_percent = 15;
};

/// Grows a hallway from one of the room's door sites and moves the sites to its end (rules/levels.md 6.2).
void attach_hallway(Room& room, DoorSites& sites, const HallwayRule& rule, Rng& rng);

}  // namespace cellophane
