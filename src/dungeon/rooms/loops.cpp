#include "dungeon/rooms/loops.h"

#include <span>
#include <vector>

#include "kit/grid/dijkstra_map.h"

namespace cellophane {

int cut_detours(Draft& draft, int detour, Rng& rng, int percent) {
    FloorPlan& plan = draft.plan;
    const BitGrid& floor = plan.floor;
    BitGrid rock = plan.open();
    rock |= plan.off_limits;
    rock = rock.complement();
    const BitGrid beside = floor.shifted(Direction::West) & floor.shifted(Direction::East);
    const BitGrid upright = floor.shifted(Direction::North) & floor.shifted(Direction::South);
    const BitGrid candidates = rock & (beside | upright);
    BitGrid open = plan.open();
    int opened = 0;
    std::vector<Pos> walls;
    walls.reserve(static_cast<std::size_t>(candidates.count()));
    candidates.for_each([&](Pos p) { walls.push_back(p); });
    rng.shuffle(std::span{walls});
    for (Pos wall : walls) {
        // Doors made on the way take no part as flanks, so the candidates stay as they are.
        const auto is_detour = [&](Direction d) {
            return four_way_distance(open, wall - step(d), wall + step(d), detour) > detour;
        };
        const bool worthwhile = (beside.test(wall) && is_detour(Direction::East)) ||
                                (upright.test(wall) && is_detour(Direction::South));
        if (!worthwhile || (percent < 100 && !rng.percent(percent))) continue;
        plan.doors.set(wall);
        open.set(wall);
        ++opened;
        if (draft.watch) draft.emit({.kind = DigEventKind::LoopOpened, .at = wall, .count = detour});
    }
    return opened;
}

}  // namespace cellophane
