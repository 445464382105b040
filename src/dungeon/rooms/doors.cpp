#include <algorithm>
#include <span>
#include <vector>

#include "dungeon/rooms/rooms.h"

namespace cellophane {

namespace {

/// The same for maps of up to 64 rows, in one go over the columns.
std::array<BitGrid, 4> facing_cells_low(const BitGrid& floor, const BitGrid& taken) {
    using Word = BitGrid::Word;
    const Size size = floor.size();
    std::array<BitGrid, 4> facing{BitGrid{size}, BitGrid{size}, BitGrid{size}, BitGrid{size}};
    const Word* f = floor.words();
    const Word* t = taken.words();
    Word* north = facing[0].words();
    Word* south = facing[1].words();
    Word* west = facing[2].words();
    Word* east = facing[3].words();
    // A door on the rim would look off the map.
    const Word below_first = floor.last_word_mask() & ~Word{1};
    const Word above_last = floor.last_word_mask() >> 1;
    const int last = size.width - 1;
    const auto fill = [&](int x, Word to_left, Word to_right) {
        // A room looking for its place is small.
        if ((f[x] | to_left | to_right) == 0) return;
        const Word n = (f[x] >> 1) & below_first;
        const Word s = (f[x] << 1) & above_last;
        const Word either = n | s;
        const Word twice = (n & s) | (to_left & to_right) | (either & (to_left | to_right)) | t[x];
        north[x] = n & ~twice;
        south[x] = s & ~twice;
        west[x] = to_right & ~twice;
        east[x] = to_left & ~twice;
    };
    fill(0, 0, 0);
    for (int x = 1; x < last; ++x) fill(x, f[x - 1], f[x + 1]);
    fill(last, 0, 0);
    return facing;
}

}  // namespace

std::array<BitGrid, 4> facing_cells(const BitGrid& floor, const BitGrid& taken) {
    if (floor.words_per_column() == 1) return facing_cells_low(floor, taken);
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

constexpr int ray_length = 10;

/// Whether a ray of ten cells from a door site meets neither the room nor another site.
bool way_out_is_clear(const BitGrid& obstacles, Pos site, Direction d) {
    const Size size = obstacles.size();
    if (obstacles.words_per_column() == 1) {
        const BitGrid::Word* columns = obstacles.words();
        const BitGrid::Word ray = (BitGrid::Word{1} << ray_length) - 1;
        if (d == Direction::South) return site.y >= 63 || (columns[site.x] >> (site.y + 1) & ray) == 0;
        if (d == Direction::North) {
            const BitGrid::Word above = (BitGrid::Word{1} << site.y) - 1;
            return (columns[site.x] & above) >> std::max(0, site.y - ray_length) == 0;
        }
        const int first = d == Direction::West ? std::max(0, site.x - ray_length) : site.x + 1;
        const int last = d == Direction::West ? site.x - 1 : std::min(size.width - 1, site.x + ray_length);
        BitGrid::Word met = 0;
        for (int x = first; x <= last; ++x) met |= columns[x];
        return (met >> site.y & 1) == 0;
    }
    Pos at = site;
    for (int i = 0; i < ray_length; ++i) {
        at = at + step(d);
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
    struct Candidate {
        Pos site;
        std::size_t d;
    };
    std::vector<Candidate> candidates;
    candidates.reserve(static_cast<std::size_t>(all.count()));
    std::array<int, 4> counts{};
    all.for_each([&](Pos site) {
        std::size_t d = 0;
        while (!facing[d].test(site)) ++d;
        if (!way_out_is_clear(obstacles, site, directions[d])) return;
        candidates.push_back({site, d});
        ++counts[d];
        obstacles.set(site);
    });
    DoorSites sites{nowhere, nowhere, nowhere, nowhere};
    for (std::size_t d = 0; d < 4; ++d) {
        if (counts[d] == 0) continue;
        int left = rng.uniform(0, counts[d] - 1);
        for (const Candidate& candidate : candidates) {
            if (candidate.d != d || left-- > 0) continue;
            sites[d] = candidate.site;
            break;
        }
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
