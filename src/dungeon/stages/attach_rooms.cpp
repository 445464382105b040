#include <array>
#include <cstdint>
#include <span>

#include "dungeon/stages/stages.h"

namespace cellophane {

std::vector<Pos> shuffled_cells(Size size, Rng& rng) {
    std::vector<Pos> cells;
    cells.reserve(static_cast<std::size_t>(size.area()));
    for (int i = 0; i < size.area(); ++i) cells.push_back(size.at(i));
    rng.shuffle(std::span{cells});
    return cells;
}

Fit::Fit(const BitGrid& floor) : floor_{floor}, box_{floor.bounds()} {}

bool Fit::operator()(Pos by, const BitGrid& near_open) const {
    const Size size = floor_.size();
    const Pos low = box_.low + by;
    const Pos high = box_.high + by;
    if (!size.contains_inside(low) || !size.contains_inside(high)) return false;
    return !floor_.meets_when_shifted(by, near_open, box_.low.x, box_.high.x);
}

int insert_room(FloorPlan& plan, const BitGrid& floor, Pos by, Pos door) {
    BitGrid room = floor.shifted(by);
    room -= plan.open();
    room -= plan.off_limits;
    BitGrid seeds{floor.size()};
    seeds.set(door);
    room = flood(seeds.dilated4(), room);
    plan.floor |= room;
    plan.doors.set(door);
    plan.floor.reset(door);
    return room.count();
}

namespace {

/// Late rooms go without a hallway: they fill what gaps are left.
constexpr int attempts_without_hallway = 4;

struct Landing {
    Pos door = nowhere;
    Pos by;
};

/// What the plan offers to a room that looks for a place; stale as soon as the plan changes.
struct Walls {
    explicit Walls(const FloorPlan& plan)
        : facing{facing_cells(plan.floor, plan.open() | plan.off_limits)}, near_open{plan.open().dilated8()} {}

    std::array<BitGrid, 4> facing;
    BitGrid near_open;
};

/// The first cell, in the level's own random order, on which one of the room's doors can lie.
Landing slide(const Walls& walls, const Room& room, const DoorSites& sites, const Grid<std::int32_t>& rank) {
    const Fit fits{room.floor};
    Landing landing;
    std::int32_t best = rank.size().area();
    for (std::size_t d = 0; d < 4; ++d) {
        const Pos site = sites[static_cast<std::size_t>(opposite(directions[d]))];
        if (site == nowhere) continue;
        walls.facing[d].for_each([&](Pos cell) {
            if (rank[cell] >= best || !fits(cell - site, walls.near_open)) return;
            best = rank[cell];
            landing = {cell, cell - site};
        });
    }
    return landing;
}

Room design_by_profile(const Draft& draft, Rng& rng) {
    return design_room(basic_profile(draft.goal.depth), draft.goal.size, rng);
}

}  // namespace

void accrete(Draft& draft, const Accretion& rule, Rng& rng) {
    const Size size = draft.goal.size;
    Grid<std::int32_t> rank{size};
    {
        const std::vector<Pos> order = shuffled_cells(size, rng);
        for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = static_cast<std::int32_t>(i);
    }
    Walls walls{draft.plan};
    int built = 0;
    for (int attempt = 0; attempt < rule.attempts && built < rule.max_rooms; ++attempt) {
        Room room = rule.design(draft, rng);
        DoorSites sites = choose_door_sites(room.floor, rng);
        if (attempt < rule.attempts - attempts_without_hallway && rng.percent(rule.hallway_percent))
            attach_hallway(room, sites, rule.hallway, rng);
        const Landing landing = slide(walls, room, sites, rank);
        if (landing.door == nowhere) continue;
        const int cells = insert_room(draft.plan, room.floor, landing.by, landing.door);
        draft.rooms.push_back({.shape = room.shape,
                               .has_hallway = room.has_hallway,
                               .cells = cells,
                               .doorways = {landing.door}});
        walls = Walls{draft.plan};
        ++built;
    }
}

/// The level grows room by room into a tree.
void attach_rooms(Draft& draft, Rng& rng) {
    const Profile profile = basic_profile(draft.goal.depth);
    accrete(draft,
            {.attempts = profile.attempts,
             .max_rooms = profile.max_rooms,
             .hallway_percent = profile.hallway_percent,
             .design = design_by_profile},
            rng);
}

}  // namespace cellophane
