#include "dungeon/machines/reach.h"

#include <algorithm>
#include <array>

namespace cellophane {

namespace {

StepWaves waves_from(Pos origin, const Strata& strata) {
    const auto [blocked, corners] = strata.cells_with_each(
        std::array{pathing_blockers, TerrainProperties{TerrainProperty::BlocksDiagonals}});
    return {origin, walkable(strata, blocked), corners};
}

/// As far as anything is looked for.
constexpr int too_far = 10000;

}  // namespace

int quarter_limit(const std::array<int, 100>& counts, int cells, int quarters) {
    int left = cells * quarters / 4;
    for (int distance = 0; distance < static_cast<int>(counts.size()); ++distance) {
        const int here = counts[static_cast<std::size_t>(distance)];
        if (left <= here) return distance;
        left -= here;
    }
    return static_cast<int>(counts.size());
}

Reach::Reach(const Draft& draft, const Interior& interior)
    : waves_{waves_from(interior.origin, draft.strata)}, distances_{draft.goal.size, unreachable} {
    // Walls beside the interior are judged by what lies next to them.
    BitGrid wanted = interior.cells.dilated4();
    for (; waves_.front().any() && wanted.any(); measure_wave()) wanted -= waves_.front();
    std::array<int, 100> counts{};
    int cells = 0;
    interior.cells.for_each([&](Pos at) {
        if (distances_[at] >= static_cast<int>(counts.size())) return;
        ++counts[static_cast<std::size_t>(distances_[at])];
        ++cells;
    });
    near_limit_ = quarter_limit(counts, cells, 1);
    far_limit_ = quarter_limit(counts, cells, 3);
}

void Reach::measure_wave() {
    waves_.for_each_in_front([&](Pos at) { distances_[at] = waves_.distance(); });
    waves_.advance();
}

void Reach::measure_all() {
    while (waves_.front().any()) measure_wave();
}

bool Reach::admits(Pos at, bool is_solid, Distance wanted, const BitGrid& solid) const {
    int distance = distances_[at];
    if (is_solid) {
        distance = too_far;
        for (Direction d : cardinals) {
            const Pos beside = at + step(d);
            if (distances_.contains(beside) && !solid.test(beside))
                distance = std::min(distance, distances_[beside] + 1);
        }
    }
    if (distance > too_far) return false;
    if (wanted == Distance::Near) return distance <= near_limit_;
    return wanted == Distance::Any || distance >= far_limit_;
}

}  // namespace cellophane
