#include "dungeon/machines/reach.h"

#include <algorithm>
#include <array>

namespace cellophane {

namespace {

/// As far as anything is looked for.
constexpr int too_far = 10000;

/// What can be reached in four directions; the origin itself need not be ground.
BitGrid part_with_origin(Pos origin, const BitGrid& ground) {
    BitGrid open = ground;
    open.set(origin);
    return part_with(origin, open);
}

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

Reach::Reach(const BitGrid& ground, const BitGrid& corners, const Interior& interior)
    : interior_{interior.cells},
      surroundings_{interior.cells.dilated4()},
      near_at_hand_{part_with_origin(interior.origin, ground)},
      waves_{interior.origin, ground, corners} {}

void Reach::measure_wave() {
    waves_.for_each_in_front([&](Pos at) { distances_[at] = waves_.distance(); });
    waves_.advance();
}

void Reach::measure_interior() {
    if (!(distances_.size() == Size{})) return;
    distances_ = Grid<std::int32_t>{interior_.size(), unreachable};
    // Walls beside the interior are judged by what lies next to them. What is not at hand may lie anywhere.
    BitGrid wanted = surroundings_ & near_at_hand_;
    const bool anywhere = !(surroundings_ & waves_.left()).within(near_at_hand_);
    for (; waves_.front().any() && (anywhere || wanted.any()); measure_wave()) wanted -= waves_.front();
    std::array<int, 100> counts{};
    int cells = 0;
    interior_.for_each([&](Pos at) {
        if (distances_[at] >= static_cast<int>(counts.size())) return;
        ++counts[static_cast<std::size_t>(distances_[at])];
        ++cells;
    });
    near_limit_ = quarter_limit(counts, cells, 1);
    far_limit_ = quarter_limit(counts, cells, 3);
}

void Reach::measure_all() {
    measure_interior();
    while (waves_.front().any()) measure_wave();
}

bool Reach::surely_reached(Pos at, bool is_solid, const BitGrid& solid) const {
    if (!is_solid) return near_at_hand_.test(at);
    return std::any_of(cardinals.begin(), cardinals.end(), [&](Direction d) {
        const Pos beside = at + step(d);
        return near_at_hand_.test(beside) && !solid.test(beside);
    });
}

bool Reach::admits(Pos at, bool is_solid, Distance wanted, const BitGrid& solid) {
    if (wanted == Distance::Any && surely_reached(at, is_solid, solid)) return true;
    if (surroundings_.test(at))
        measure_interior();
    else
        measure_all();
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
