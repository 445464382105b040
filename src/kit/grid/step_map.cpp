#include "kit/grid/step_map.h"

namespace cellophane {

namespace {

/// Every cell one diagonal step from the front that cuts no corner.
BitGrid diagonal_steps(const BitGrid& front, const BitGrid& uncut) {
    BitGrid reached{front.size()};
    for (Direction side : {Direction::West, Direction::East}) {
        // Beside the front and firm ground under no corner: one flank is clear.
        const BitGrid beside = front.shifted(side) & uncut;
        for (Direction rise : {Direction::North, Direction::South}) {
            const BitGrid over = front.shifted(rise) & uncut;
            reached |= beside.shifted(rise) & over.shifted(side);
        }
    }
    return reached;
}

}  // namespace

Grid<std::int32_t> steps_from(Pos origin, const BitGrid& ground, const BitGrid& obstructions, Steps steps) {
    Grid<std::int32_t> distances{ground.size(), unreachable};
    const BitGrid uncut = obstructions.complement();
    BitGrid left = ground;
    BitGrid front{ground.size()};
    front.set(origin);
    left.reset(origin);
    for (std::int32_t distance = 0; front.any(); ++distance) {
        front.for_each([&](Pos at) { distances[at] = distance; });
        BitGrid next = front.dilated4();
        if (steps == Steps::Eight) next |= diagonal_steps(front, uncut);
        next &= left;
        left -= next;
        front = next;
    }
    return distances;
}

}  // namespace cellophane
