#include "exports/level_ways.h"

#include "exports/level_masks.h"

namespace cellophane {

namespace {

Grid<std::int16_t> costs_of(const WalkingGround& ground) {
    Grid<std::int16_t> costs{ground.open.size(), cost_barred};
    ground.obstructions.for_each([&](Pos at) { costs[at] = cost_obstruction; });
    // Last: a secret door obstructs until it is found.
    ground.open.for_each([&](Pos at) { costs[at] = 1; });
    return costs;
}

}  // namespace

WalkingGround ground_of(const Level& level, bool finds_secrets) {
    return {.open = mask_of(level, finds_secrets ? LevelMask::Findable : LevelMask::Walkable),
            .obstructions = level.layers.cells_with(TerrainProperties{TerrainProperty::BlocksDiagonals})};
}

Grid<std::int32_t> distances_to(const WalkingGround& ground, std::span<const Pos> goals) {
    Grid<std::int32_t> distances{ground.open.size(), unreachable};
    for (const Pos goal : goals) distances[goal] = 0;
    SpreadScratch scratch;
    spread(costs_of(ground), ground.steps, distances, scratch);
    return distances;
}

std::vector<Pos> path_between(const WalkingGround& ground, Pos from, Pos to) {
    const Pos goals[] = {to};
    const Grid<std::int32_t> distances = distances_to(ground, goals);
    const Grid<std::int16_t> costs = costs_of(ground);
    // A start that cannot be entered has no distance of its own: the nearest neighbor's will do.
    const auto next_from = [&](Pos at, std::int32_t below) {
        Pos next = nowhere;
        for (const Direction d : directions) {
            const Pos there = at + step(d);
            const bool is_slant = step(d).x != 0 && step(d).y != 0;
            if (!ground.open.size().contains(there) || (is_slant && ground.steps == Steps::Four)) continue;
            if (cuts_corner(costs, at, d) || distances[there] >= below) continue;
            next = there;
            below = distances[there];
        }
        return next;
    };
    std::vector<Pos> path{from};
    std::int32_t below = distances[from];
    while (!(path.back() == to)) {
        const Pos next = next_from(path.back(), below);
        if (next == nowhere || distances[next] >= unreachable) return {};
        path.push_back(next);
        below = distances[next];
    }
    return path;
}

}  // namespace cellophane
