
#include <cstdint>
#include <utility>
#include <vector>

#include "dungeon/rooms/accretion.h"
#include "dungeon/stages/stages.h"
#include "dungeon/styles/styles.h"
#include "kit/grid/random_cell.h"

namespace cellophane {

namespace {

constexpr int cave_percent = 33;
constexpr int attempts = 600;
constexpr int attempts_without_corridor = 225;
constexpr int tries_at_a_wall = 15;
constexpr int most_rooms = 99;
constexpr int corridor_percent = 80;
constexpr int loop_attempts = 500;
constexpr int most_loops = 30;
/// Rooms this many links apart, or fewer, get no further door between them.
constexpr int near_in_links = 2;

/// Rock with floor behind it, seen in a direction.
BitGrid walls_seen(const FloorPlan& plan, Direction d) {
    return plan.floor.shifted(d) - plan.open();
}

struct Corridor {
    int length = 0;
    Direction d = Direction::North;

    Pos by(int cells) const { return {step(d).x * cells, step(d).y * cells}; }
};

Corridor roll_corridor(Direction d, bool wanted, Rng& rng) {
    if (!wanted) return {0, d};
    const bool across = d == Direction::West || d == Direction::East;
    return {across ? rng.uniform(5, 15) : rng.uniform(2, 10), d};
}

struct RoomGrowth {
    BitGrid cells;
    RoomShape shape{};
    bool has_corridor = false;
};

/// A room, and the corridor to it, in front of a wall cell; nothing if it does not fit.
bool try_to_grow(const FloorPlan& plan, const BitGrid& near_open, Pos wall, const Corridor& corridor,
                 Rng& rng, RoomGrowth& growth) {
    const Size size = plan.floor.size();
    const auto is_free = [&](Pos p) { return size.contains_inside(p) && !near_open.test(p); };
    const Pos entrance = wall + corridor.by(corridor.length + 1);
    // A corridor that meets something, or nothing, needs no room at its end.
    for (int i = 1; i <= corridor.length + 1; ++i)
        if (!is_free(wall + corridor.by(i))) return false;
    const Room room = cross_room(size, rng);
    // The room is hung on one of its cells that faces the wall.
    const BitGrid hooks = room.floor - room.floor.shifted(corridor.d);
    const Pos hook = random_cell(hooks, rng);
    const Fit fits{room.floor};
    if (!fits(entrance - hook, near_open)) return false;
    BitGrid cells = room.floor.shifted(entrance - hook);
    for (int i = 1; i <= corridor.length; ++i) cells.set(wall + corridor.by(i));
    growth = {part_with(wall + step(corridor.d), cells), room.shape, corridor.length > 0};
    return true;
}

BitGrid hallway_of(const RoomGrowth& growth, Pos wall, const Corridor& corridor) {
    BitGrid hallway{growth.cells.size()};
    for (int i = 1; i <= corridor.length; ++i) hallway.set(wall + corridor.by(i));
    return hallway;
}

/// For the watcher: the walls given up since the last room, as differences from this one's. Each of them was
/// tried with another room; listed are those where this room does not fit either.
std::vector<Pos> refusals(const BitGrid& chamber, const BitGrid& near_open, Pos wall,
                          const std::vector<Pos>& given_up) {
    const Fit fits{chamber};
    std::vector<Pos> places;
    for (Pos other : given_up)
        if (!fits(other - wall, near_open)) places.push_back(other - wall);
    return places;
}

/// Reports the room and, apart from it, the corridor to the watcher.
void emit_growth(const Draft& draft, const RoomGrowth& growth, Pos wall, const Corridor& corridor,
                 const std::vector<Pos>& refused, int tried) {
    const BitGrid hallway = hallway_of(growth, wall, corridor);
    const BitGrid chamber = growth.cells - hallway;
    draft.emit({.kind = DigEventKind::RoomPlaced,
                .at = wall,
                .cells = &chamber,
                .beside = growth.has_corridor ? &hallway : nullptr,
                .refused = &refused,
                .shape = growth.shape,
                .count = tried});
}

}  // namespace

/// Depth 1 has the upside-down T; a third of the deeper levels begin as a cave.
void classic_first_room(Draft& draft, Rng& rng) {
    const Size size = draft.goal.size;
    if (draft.goal.depth == 1) {
        begin_with(draft, RoomShape::Entrance, classic_entrance_room(size).floor);
        return;
    }
    const bool cave = rng.percent(cave_percent);
    Room room = cave ? cavern_room(size, rng) : rectangle_room(size, rng);
    place_at_random(draft, std::move(room), rng);
}

void classic_attach_rooms(Draft& draft, Rng& rng) {
    FloorPlan& plan = draft.plan;
    BitGrid near_open = plan.open().dilated8();
    draft.links.assign(1, {});
    draft.room_of = Grid<std::int16_t>{draft.goal.size, -1};
    plan.floor.for_each([&](Pos p) { draft.room_of[p] = 0; });
    int tried = 0;
    std::vector<Pos> given_up;
    const auto tuned = [&](int usual) { return draft.goal.tuning.of(Tunable::Rooms, usual); };
    for (int attempt = 1;
         attempt <= tuned(attempts) && static_cast<int>(draft.rooms.size()) < tuned(most_rooms); ++attempt) {
        const Direction d = cardinals[static_cast<std::size_t>(rng.uniform(0, 3))];
        const bool corridor_drawn = rng.percent(corridor_percent);
        const bool corridor_wanted = corridor_drawn && attempt <= tuned(attempts - attempts_without_corridor);
        // In front of the wall there must be rock, and it must be on the map.
        const BitGrid rock = plan.open().complement();
        const BitGrid walls = walls_seen(plan, d) & rock.shifted(opposite(d));
        const Pos wall = random_cell(walls, rng);
        if (wall == nowhere) continue;
        bool has_grown = false;
        for (int i = 0; i < tries_at_a_wall && !has_grown; ++i) {
            ++tried;
            const Corridor corridor = roll_corridor(d, corridor_wanted, rng);
            RoomGrowth growth;
            if (!try_to_grow(plan, near_open, wall, corridor, rng, growth)) continue;
            has_grown = true;
            std::vector<Pos> refused;
            if (draft.watch)
                refused =
                    refusals(growth.cells - hallway_of(growth, wall, corridor), near_open, wall, given_up);
            plan.floor |= growth.cells;
            plan.doors.set(wall);
            near_open = plan.open().dilated8();
            const auto number = static_cast<std::int16_t>(draft.rooms.size());
            const std::int16_t behind = draft.room_of[wall - step(d)];
            growth.cells.for_each([&](Pos p) { draft.room_of[p] = number; });
            draft.links.push_back({behind});
            draft.links[static_cast<std::size_t>(behind)].push_back(number);
            draft.rooms.push_back({.shape = growth.shape,
                                   .has_hallway = growth.has_corridor,
                                   .cells = growth.cells.count(),
                                   .doorways = {wall}});
            if (draft.watch) emit_growth(draft, growth, wall, corridor, refused, tried);
            tried = 0;
            given_up.clear();
        }
        if (draft.watch && !has_grown) given_up.push_back(wall);
    }
}

namespace {

/// Whether one room can be reached from another over at most so many links.
bool within_links(const std::vector<std::vector<std::int16_t>>& links, std::int16_t from, std::int16_t to,
                  int most) {
    if (from == to) return true;
    if (most == 0) return false;
    for (std::int16_t next : links[static_cast<std::size_t>(from)])
        if (within_links(links, next, to, most - 1)) return true;
    return false;
}

}  // namespace

void classic_add_loops(Draft& draft, Rng& rng) {
    FloorPlan& plan = draft.plan;
    const auto tuned = [&](int usual) { return draft.goal.tuning.of(Tunable::Loops, usual); };
    for (int attempt = 0; attempt < tuned(loop_attempts) && draft.loops < tuned(most_loops); ++attempt) {
        const Direction d = cardinals[static_cast<std::size_t>(rng.uniform(0, 3))];
        const Pos wall = random_cell(walls_seen(plan, d), rng);
        if (wall == nowhere || !plan.floor.test(wall + step(d))) continue;
        const std::int16_t behind = draft.room_of[wall - step(d)];
        const std::int16_t ahead = draft.room_of[wall + step(d)];
        if (within_links(draft.links, behind, ahead, near_in_links)) continue;
        plan.doors.set(wall);
        draft.links[static_cast<std::size_t>(behind)].push_back(ahead);
        draft.links[static_cast<std::size_t>(ahead)].push_back(behind);
        ++draft.loops;
        if (draft.watch) draft.emit({.kind = DigEventKind::LoopOpened, .at = wall});
    }
}

}  // namespace cellophane
