#include <algorithm>
#include <bit>
#include <span>

#include "dungeon/rooms/rooms.h"

namespace cellophane {

std::array<BitGrid, 4> facing_cells(const BitGrid& floor, const BitGrid& taken) {
    const Size size = floor.size();
    std::array<BitGrid, 4> facing{floor.shifted(Direction::North), floor.shifted(Direction::South),
                                  floor.shifted(Direction::West), floor.shifted(Direction::East)};
    // A door on the rim would look off the map.
    for (int x = 0; x < size.width; ++x) {
        facing[static_cast<std::size_t>(Direction::North)].reset({x, 0});
        facing[static_cast<std::size_t>(Direction::South)].reset({x, size.height - 1});
    }
    for (int k = 0; k < floor.words_per_column(); ++k) {
        facing[static_cast<std::size_t>(Direction::West)].column(0)[k] = 0;
        facing[static_cast<std::size_t>(Direction::East)].column(size.width - 1)[k] = 0;
    }
    BitGrid once{size};
    BitGrid twice{size};
    for (const BitGrid& cells : facing) {
        twice |= once & cells;
        once |= cells;
    }
    twice |= taken;
    for (BitGrid& cells : facing) cells -= twice;
    return facing;
}

namespace {

/// Whether a ray of ten cells from a door site meets the room, or another site.
bool way_out_is_clear(const BitGrid& obstacles, Pos site, Direction d) {
    Pos at = site;
    for (int i = 0; i < 10; ++i) {
        at = at + step(d);
        if (!obstacles.size().contains(at)) return true;
        if (obstacles.test(at)) return false;
    }
    return true;
}

}  // namespace

DoorSites choose_door_sites(const BitGrid& floor, Rng& rng) {
    const std::array<BitGrid, 4> facing = facing_cells(floor, floor);
    BitGrid all = facing[0];
    for (std::size_t d = 1; d < 4; ++d) all |= facing[d];
    BitGrid obstacles = floor;
    std::array<BitGrid, 4> candidates{BitGrid{floor.size()}, BitGrid{floor.size()}, BitGrid{floor.size()},
                                      BitGrid{floor.size()}};
    all.for_each([&](Pos site) {
        std::size_t d = 0;
        while (!facing[d].test(site)) ++d;
        if (!way_out_is_clear(obstacles, site, directions[d])) return;
        candidates[d].set(site);
        obstacles.set(site);
    });
    DoorSites sites{nowhere, nowhere, nowhere, nowhere};
    for (std::size_t d = 0; d < 4; ++d) {
        const int count = candidates[d].count();
        if (count > 0) sites[d] = candidates[d].nth(rng.uniform(0, count - 1));
    }
    return sites;
}

void attach_hallway(Room& room, DoorSites& sites, const HallwayRule& rule, Rng& rng) {
    const Size size = room.floor.size();
    std::array<Direction, 4> order = cardinals;
    rng.shuffle(std::span{order});
    for (Direction d : order) {
        const Pos start = sites[static_cast<std::size_t>(d)];
        if (start == nowhere) continue;
        const bool across = d == Direction::West || d == Direction::East;
        const int longest = across ? rule.most_across : rule.most_upright;
        const Pos by = step(d);
        if (!size.contains(start + Pos{by.x * longest, by.y * longest})) continue;

        const int length = rng.uniform(across ? rule.least_across : rule.least_upright, longest);
        const Pos end = start + Pos{by.x * (length - 1), by.y * (length - 1)};
        for (int i = 0; i < length; ++i) room.floor.set_if_inside(start + Pos{by.x * i, by.y * i});
        const bool sideways = rng.percent(rule.sideways_percent);
        for (Direction exit : cardinals) {
            const Pos site = end + step(exit);
            const bool usable = size.contains(site) && !room.floor.test(site) && (sideways || exit == d);
            sites[static_cast<std::size_t>(exit)] = usable ? site : nowhere;
        }
        room.has_hallway = true;
        return;
    }
}

}  // namespace cellophane
