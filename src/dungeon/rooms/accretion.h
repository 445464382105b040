#pragma once

#include "dungeon/draft/draft.h"
#include "dungeon/rooms/rooms.h"

namespace cellophane {

// How rooms grow on the plan of a draft, one after the other (rules/levels.md 5 to 7).

/// Makes a room's cells, where they are, the floor the rest grows from.
void begin_with(Draft& draft, RoomShape shape, const BitGrid& floor);

/// Puts a first room's cells anywhere they fit, one cell off the map's edge.
void place_at_random(Draft& draft, Room room, Rng& rng);

/// Whether a room, moved by a difference, keeps clear of everything open and of the map's edge
/// (rules/levels.md 7.2). `near_open` is the plan's open cells and their eight neighbors.
class Fit {
public:
    explicit Fit(const BitGrid& floor);
    bool operator()(Pos by, const BitGrid& near_open) const;

private:
    const BitGrid& floor_;
    BitGrid::Bounds box_;
};

/// Writes the part of a room that its door reaches into the plan, door included; the number of new cells.
int insert_room(FloorPlan& plan, const BitGrid& floor, Pos by, Pos door);

/// How rooms are grown on by `accrete`.
struct Accretion {
    int attempts = 35;
    int max_rooms = 35;
    int hallway_percent = 0;
    HallwayRule hallway{};
    Room (*design)(const Draft&, Rng&) = nullptr;
};

/// rules/levels.md 7.1: rooms slide over the plan until one of their doors meets a wall.
void accrete(Draft& draft, const Accretion& rule, Rng& rng);

}  // namespace cellophane
