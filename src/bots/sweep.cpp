#include "bots/sweep.h"

namespace cellophane {

std::optional<Pos> Sweep::next(Ground& ground) {
    constexpr int most_rounds = 250;
    const BitGrid walls = ground.walls();
    const auto wanting = [&] {
        BitGrid cells = walls;
        walls.for_each([&](Pos at) {
            if (looks_[at] > rounds_) cells.reset(at);
        });
        return cells;
    };
    if (const std::optional<Pos> place = ground.nearest_beside(wanting())) return place;
    if (rounds_ < most_rounds) ++rounds_;
    return ground.nearest_beside(wanting());
}

void Sweep::looked_around(const Observation& seen) {
    // Farther off a thorough search may well miss a secret door.
    constexpr int close = 5;
    const Pos from = seen.hero->at;
    const BitGrid near = rectangle(looks_.size(), from - Pos{close, close}, from + Pos{close, close});
    near.for_each([&](Pos at) {
        // Nothing is found in the dark or through walls; adjacent cells count all the same, or the sweep
        // would never go on.
        if (king_distance(at, from) <= 1 || seen.cells[at].sight == Sight::Seen)
            looks_[at] = static_cast<std::uint8_t>(rounds_ + 1);
    });
}

}  // namespace cellophane
