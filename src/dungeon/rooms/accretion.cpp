#include "dungeon/rooms/accretion.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace cellophane {

void begin_with(Draft& draft, RoomShape shape, const BitGrid& floor) {
    draft.plan.floor = floor;
    if (shape == RoomShape::Entrance) draft.entrance = floor;
    draft.rooms.push_back({.shape = shape, .cells = floor.count(), .doorways = {}});
    if (draft.watch) draft.emit({.kind = DigEventKind::RoomPlaced, .cells = &floor, .shape = shape});
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
        : facing{facing_cells(plan.floor, plan.open() | plan.off_limits)},
          near_open{plan.open().dilated8()} {}

    std::array<BitGrid, 4> facing;
    BitGrid near_open;
};

/// The cells at a room's four ends: most places that cannot hold the room cannot hold these either.
std::array<Pos, 4> ends_of(const BitGrid& floor) {
    const BitGrid::Bounds box = floor.bounds();
    std::array<Pos, 4> ends{floor.first(), box.high, box.high, box.low};
    for (int y = box.low.y; y <= box.high.y; ++y)
        if (floor.test({box.high.x, y})) ends[1] = {box.high.x, y};
    for (int x = box.low.x; x <= box.high.x; ++x) {
        if (floor.test({x, box.high.y})) ends[2] = {x, box.high.y};
        if (floor.test({x, box.low.y})) ends[3] = {x, box.low.y};
    }
    return ends;
}

/// The first cell, in the level's own random order, on which one of the room's doors can lie.
Landing slide(const Walls& walls, const Room& room, const DoorSites& sites, const Grid<std::uint32_t>& rank) {
    const Fit fits{room.floor};
    const std::array<Pos, 4> ends = ends_of(room.floor);
    Landing landing;
    std::uint32_t best = ~std::uint32_t{0};
    for (std::size_t d = 0; d < 4; ++d) {
        const Pos site = sites[static_cast<std::size_t>(opposite(directions[d]))];
        if (site == nowhere) continue;
        BitGrid cells = walls.facing[d];
        for (Pos end : ends) cells.subtract_shifted(walls.near_open, site - end);
        cells.for_each([&](Pos cell) {
            if (rank[cell] >= best || !fits(cell - site, walls.near_open)) return;
            best = rank[cell];
            landing = {cell, cell - site};
        });
    }
    return landing;
}

/// Where a room was refused before it found its place, in the order of the cells; as differences from there,
/// or, if it found none, from where it was drawn. Only for the watcher.
std::vector<Pos> refusals(const Walls& walls, const DoorSites& sites, const Grid<std::uint32_t>& rank,
                          const Landing& landing) {
    const std::uint32_t best = landing.door == nowhere ? ~std::uint32_t{0} : rank[landing.door];
    std::vector<std::pair<std::uint32_t, Pos>> looked_at;
    for (std::size_t d = 0; d < 4; ++d) {
        const Pos site = sites[static_cast<std::size_t>(opposite(directions[d]))];
        if (site == nowhere) continue;
        walls.facing[d].for_each([&](Pos cell) {
            if (rank[cell] < best) looked_at.emplace_back(rank[cell], cell - site - landing.by);
        });
    }
    std::stable_sort(looked_at.begin(), looked_at.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Pos> places;
    places.reserve(looked_at.size());
    for (const auto& [number, by] : looked_at) places.push_back(by);
    return places;
}

/// Reports a room to the watcher. `chamber` is the room without its hallway.
void emit_room(const Draft& draft, const Room& room, const BitGrid& chamber, const Landing& landing,
               const std::vector<Pos>& refused) {
    const bool is_placed = !(landing.door == nowhere);
    const BitGrid cells = chamber.shifted(landing.by);
    const BitGrid hallway = (room.floor - chamber).shifted(landing.by);
    draft.emit({.kind = is_placed ? DigEventKind::RoomPlaced : DigEventKind::RoomRefused,
                .at = landing.door,
                .cells = &cells,
                .beside = room.has_hallway ? &hallway : nullptr,
                .refused = &refused,
                .shape = room.shape,
                .count = static_cast<int>(refused.size()) + (is_placed ? 1 : 0)});
}

}  // namespace

void accrete(Draft& draft, const Accretion& rule, Rng& rng) {
    const Size size = draft.goal.size;
    // A random order of all cells, fixed for the level: a number for each, the smallest first.
    Grid<std::uint32_t> rank{size};
    for (int i = 0; i < size.area(); i += 2) {
        const std::uint64_t numbers = rng.next();
        rank.at_index(i) = static_cast<std::uint32_t>(numbers);
        if (i + 1 < size.area()) rank.at_index(i + 1) = static_cast<std::uint32_t>(numbers >> 32);
    }
    Walls walls{draft.plan};
    const int attempts = draft.goal.tuning.of(Tunable::Rooms, rule.attempts);
    const int max_rooms = draft.goal.tuning.of(Tunable::Rooms, rule.max_rooms);
    int built = 0;
    for (int attempt = 0; attempt < attempts && built < max_rooms; ++attempt) {
        Room room = rule.design(draft, rng);
        DoorSites sites = choose_door_sites(room.floor, rng);
        std::optional<BitGrid> chamber;
        if (draft.watch) chamber = room.floor;
        if (attempt < attempts - attempts_without_hallway && rng.percent(rule.hallway_percent))
            attach_hallway(room, sites, rule.hallway, rng);
        const Landing landing = slide(walls, room, sites, rank);
        std::vector<Pos> refused;
        if (draft.watch) refused = refusals(walls, sites, rank, landing);
        if (landing.door == nowhere) {
            if (draft.watch) emit_room(draft, room, *chamber, landing, refused);
            continue;
        }
        const int cells = insert_room(draft.plan, room.floor, landing.by, landing.door);
        draft.rooms.push_back({.shape = room.shape,
                               .has_hallway = room.has_hallway,
                               .cells = cells,
                               .doorways = {landing.door}});
        if (draft.watch) emit_room(draft, room, *chamber, landing, refused);
        walls = Walls{draft.plan};
        ++built;
    }
}

}  // namespace cellophane
