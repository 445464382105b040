#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "dungeon/draft/tuning.h"
#include "dungeon/stages/stages.h"
#include "dungeon/styles/styles.h"
#include "kit/grid/random_cell.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

constexpr Size least_grid_cell{5, 4};
constexpr int most_gone_rooms = 3;

/// The grid of rooms on a map: how its cells are numbered, and which are neighbors.
class RoomGrid {
public:
    RoomGrid(Size map, Size wanted)
        : map_{map},
          grid_{std::clamp(wanted.width, 1, std::max(1, map.width / least_grid_cell.width)),
                std::clamp(wanted.height, 1, std::max(1, map.height / least_grid_cell.height))} {}

    Size size() const { return grid_; }
    int count() const { return grid_.area(); }

    std::vector<std::int16_t> neighbors(int cell) const {
        std::vector<std::int16_t> result;
        for (Direction d : cardinals) {
            const Pos there = grid_.at(cell) + step(d);
            if (grid_.contains(there)) result.push_back(static_cast<std::int16_t>(grid_.index(there)));
        }
        return result;
    }

    /// The part of the map a room may use: the grid cell without its outermost ring.
    BitGrid::Bounds interior(int cell) const {
        const Pos p = grid_.at(cell);
        return {{p.x * map_.width / grid_.width + 1, p.y * map_.height / grid_.height + 1},
                {(p.x + 1) * map_.width / grid_.width - 2, (p.y + 1) * map_.height / grid_.height - 2}};
    }

private:
    Size map_;
    Size grid_;
};

template <class T>
const T& any_of(const std::vector<T>& items, Rng& rng) {
    return items[static_cast<std::size_t>(rng.uniform(0, static_cast<int>(items.size()) - 1))];
}

/// The article's walk: a chain of rooms, then the stragglers, then a few links more.
class Linker {
public:
    Linker(const RoomGrid& grid, std::vector<std::vector<std::int16_t>>& links)
        : grid_{grid}, links_{links}, connected_(static_cast<std::size_t>(grid.count()), false) {
        links_.assign(static_cast<std::size_t>(grid.count()), {});
    }

    void connect(Draft& draft, Rng& rng) {
        draft.first_room = static_cast<std::int16_t>(rng.uniform(0, grid_.count() - 1));
        std::int16_t current = draft.first_room;
        mark(current);
        for (auto fresh = around(current, false); !fresh.empty(); fresh = around(current, false)) {
            const std::int16_t next = any_of(fresh, rng);
            link(current, next);
            mark(next);
            current = next;
        }
        draft.last_room = current;
        while (left_ > 0) {
            std::vector<std::int16_t> waiting;
            for (int i = 0; i < grid_.count(); ++i)
                if (!connected_[static_cast<std::size_t>(i)]) waiting.push_back(static_cast<std::int16_t>(i));
            const std::int16_t room = any_of(waiting, rng);
            const auto known = around(room, true);
            if (known.empty()) continue;
            const std::int16_t other = any_of(known, rng);
            link(room, other);
            mark(room);
            draft.last_room = room;
        }
        add_extra_links(draft, rng);
    }

private:
    void mark(std::int16_t room) {
        connected_[static_cast<std::size_t>(room)] = true;
        --left_;
    }

    void link(std::int16_t a, std::int16_t b) {
        links_[static_cast<std::size_t>(a)].push_back(b);
        links_[static_cast<std::size_t>(b)].push_back(a);
    }

    std::vector<std::int16_t> around(std::int16_t room, bool connected) const {
        std::vector<std::int16_t> result;
        for (std::int16_t n : grid_.neighbors(room))
            if (connected_[static_cast<std::size_t>(n)] == connected) result.push_back(n);
        return result;
    }

    void add_extra_links(const Draft& draft, Rng& rng) {
        const int usual = rng.uniform(0, grid_.size().width - 1);
        for (int extra = tuned_count(draft.goal.tuning, Tunable::Loops, usual, rng); extra > 0; --extra) {
            std::vector<std::pair<std::int16_t, std::int16_t>> pairs;
            for (int i = 0; i < grid_.count(); ++i) {
                const auto& linked = links_[static_cast<std::size_t>(i)];
                for (std::int16_t n : grid_.neighbors(i))
                    if (n > i && std::find(linked.begin(), linked.end(), n) == linked.end())
                        pairs.emplace_back(static_cast<std::int16_t>(i), n);
            }
            if (pairs.empty()) return;
            const auto [a, b] = any_of(pairs, rng);
            link(a, b);
        }
    }

    const RoomGrid& grid_;
    std::vector<std::vector<std::int16_t>>& links_;
    std::vector<bool> connected_;
    int left_ = grid_.count();
};

std::vector<bool> choose_gone(const Draft& draft, int count, Rng& rng) {
    std::vector<bool> gone(static_cast<std::size_t>(count), false);
    if (!draft.goal.rogue.gone_rooms) return gone;
    std::vector<std::int16_t> candidates;
    for (int i = 0; i < count; ++i)
        if (i != draft.first_room && i != draft.last_room) candidates.push_back(static_cast<std::int16_t>(i));
    rng.shuffle(std::span{candidates});
    const int wanted = rng.uniform(0, most_gone_rooms);
    for (int i = 0; i < std::min(wanted, static_cast<int>(candidates.size())); ++i)
        gone[static_cast<std::size_t>(candidates[static_cast<std::size_t>(i)])] = true;
    return gone;
}

}  // namespace

/// One room in each cell of the grid; corridors come next.
void rogue_rooms(Draft& draft, Rng& rng) {
    const Size size = draft.goal.size;
    const RoomGrid grid{size, draft.goal.rogue.grid};
    Linker{grid, draft.links}.connect(draft, rng);
    const std::vector<bool> gone = choose_gone(draft, grid.count(), rng);
    draft.room_of = Grid<std::int16_t>{size, -1};
    for (int i = 0; i < grid.count(); ++i) {
        const BitGrid::Bounds inside = grid.interior(i);
        const bool is_gone = gone[static_cast<std::size_t>(i)];
        const int width = is_gone ? 1 : rng.uniform(std::min(3, inside.width()), inside.width());
        const int height = is_gone ? 1 : rng.uniform(std::min(2, inside.height()), inside.height());
        const int left = rng.uniform(inside.low.x, inside.high.x - width + 1);
        const int top = rng.uniform(inside.low.y, inside.high.y - height + 1);
        const BitGrid cells = rectangle(size, {left, top}, {left + width - 1, top + height - 1});
        draft.centers.push_back({left + width / 2, top + height / 2});
        draft.rooms.push_back({.shape = is_gone ? RoomShape::GoneRoom : RoomShape::GridRoom,
                               .cells = width * height,
                               .doorways = {}});
        draft.plan.floor |= cells;
        if (draft.watch) {
            const BitGrid cell = rectangle(size, inside.low - Pos{1, 1}, inside.high + Pos{1, 1});
            draft.emit({.kind = DigEventKind::RoomPlaced,
                        .at = draft.centers.back(),
                        .cells = &cells,
                        .beside = &cell,
                        .shape = draft.rooms.back().shape});
        }
        // A gone room is a piece of corridor.
        if (!is_gone) cells.for_each([&](Pos p) { draft.room_of[p] = static_cast<std::int16_t>(i); });
    }
}

namespace {

void walk_straight(BitGrid& floor, Pos& at, Pos to, bool along_x) {
    while (along_x ? at.x != to.x : at.y != to.y) {
        if (along_x)
            at.x += at.x < to.x ? 1 : -1;
        else
            at.y += at.y < to.y ? 1 : -1;
        floor.set(at);
    }
}

/// Cardinal steps that keep as close to the straight line as they can.
void walk_line(BitGrid& floor, Pos from, Pos to) {
    const int width = std::abs(to.x - from.x);
    const int height = std::abs(to.y - from.y);
    Pos at = from;
    for (int across = 0, upright = 0; across < width || upright < height;) {
        // Whichever of the two directions is further behind its share goes first.
        if ((2 * across + 1) * height <= (2 * upright + 1) * width && across < width) {
            at.x += at.x < to.x ? 1 : -1;
            ++across;
        } else {
            at.y += at.y < to.y ? 1 : -1;
            ++upright;
        }
        floor.set(at);
    }
}

}  // namespace

/// A corridor from center to center for each link.
void rogue_corridors(Draft& draft, Rng& rng) {
    for (std::size_t a = 0; a < draft.links.size(); ++a) {
        for (std::int16_t b : draft.links[a]) {
            if (static_cast<std::size_t>(b) < a) continue;
            const Pos from = draft.centers[a];
            const Pos to = draft.centers[static_cast<std::size_t>(b)];
            BitGrid corridor{draft.goal.size};
            if (draft.goal.rogue.bent_corridors) {
                const bool across_first = rng.percent(50);
                Pos at = from;
                walk_straight(corridor, at, to, across_first);
                walk_straight(corridor, at, to, !across_first);
            } else {
                walk_line(corridor, from, to);
            }
            draft.plan.floor |= corridor;
            if (draft.watch) draft.emit({.kind = DigEventKind::CorridorDug, .at = from, .cells = &corridor});
        }
    }
}

/// Corridors are floor; where one enters a room there is a door.
void rogue_lay_floor(Draft& draft, Rng&) {
    Grid<Terrain>& ground = draft.layers[Layer::Dungeon];
    draft.plan.floor.for_each([&](Pos p) { ground[p] = Terrain::Floor; });
    if (draft.goal.depth == draft.goal.variant->deepest_depth) return;
    draft.plan.floor.for_each([&](Pos p) {
        if (draft.room_of[p] >= 0) return;
        int rock = 0;
        int rooms = 0;
        for (Direction d : cardinals) {
            const Pos beside = p + step(d);
            if (!draft.plan.floor.test(beside))
                ++rock;
            else if (draft.room_of[beside] >= 0)
                ++rooms;
        }
        if (rock == 2 && rooms >= 1) draft.plan.doors.set(p);
    });
    draft.plan.floor -= draft.plan.doors;
    draft.plan.doors.for_each([&](Pos p) {
        ground[p] = Terrain::WoodenDoor;
        for (Direction d : cardinals) {
            const Pos beside = p + step(d);
            if (draft.goal.size.contains(beside) && draft.room_of[beside] >= 0)
                draft.rooms[static_cast<std::size_t>(draft.room_of[beside])].doorways.push_back(p);
        }
    });
}

namespace {

BitGrid cells_of(const Draft& draft, std::int16_t room) {
    BitGrid cells{draft.goal.size};
    for (int i = 0; i < draft.goal.size.area(); ++i)
        if (draft.room_of.at_index(i) == room) cells.set(draft.goal.size.at(i));
    return cells;
}

int distance_to(const BitGrid& cells, Pos from) {
    int least = cells.size().width + cells.size().height;
    cells.for_each([&](Pos p) { least = std::min(least, king_distance(p, from)); });
    return least;
}

/// The member for which `measure` is greatest, first in scan order on a tie.
template <class Measure>
Pos farthest(const BitGrid& cells, Measure measure) {
    Pos best = cells.first();
    cells.for_each([&](Pos p) {
        if (measure(p) > measure(best)) best = p;
    });
    return best;
}

/// A cell of the room where stairs block no way, or the one farthest from the doors.
Pos choose_stairs(const Draft& draft, std::int16_t room, Rng& rng) {
    const BitGrid cells = cells_of(draft, room);
    const BitGrid passages = draft.plan.open() - cells;
    const BitGrid open = draft.plan.open();
    BitGrid candidates = cells - passages.dilated4();
    candidates.for_each([&](Pos p) {
        // What is open all along one side of a cell stays connected around it.
        if (passable_arcs(open, p) <= 1) return;
        BitGrid blocking{draft.goal.size};
        blocking.set(p);
        if (disrupts(open, blocking)) candidates.reset(p);
    });
    if (candidates.any()) return random_cell(candidates, rng);
    return farthest(cells, [&](Pos p) { return distance_to(draft.plan.doors, p); });
}

}  // namespace

/// Up in the first room of the walk, down in the last.
void rogue_stairs(Draft& draft, Rng& rng) {
    if (draft.first_room != draft.last_room) {
        const Pos down = choose_stairs(draft, draft.last_room, rng);
        set_stairs(draft, down, true);
        const Pos up = choose_stairs(draft, draft.first_room, rng);
        set_stairs(draft, up, false);
        return;
    }
    const BitGrid cells = cells_of(draft, draft.first_room);
    const bool is_first = rng.uniform(0, 1) == 0;
    const Pos down = cells.nth(is_first ? 0 : cells.count() - 1);
    set_stairs(draft, down, true);
    set_stairs(draft, farthest(cells, [&](Pos p) { return king_distance(p, down); }), false);
}

}  // namespace cellophane
