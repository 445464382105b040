#include "view/dancing_colors.h"

namespace cellophane {

namespace {

constexpr int dancing_percent = 3;

}  // namespace

void Dance::begin(const Observation& seen) {
    dancers_.clear();
    if (seed_ == seen.seed && depth_ == seen.depth && numbers_.size() == seen.cells.size()) return;
    seed_ = seen.seed;
    depth_ = seen.depth;
    numbers_ = Grid<std::uint8_t>{seen.cells.size()};
}

const Variation* Dance::variation_at(Pos at) const {
    const int number = numbers_[at];
    return number == 0 ? nullptr : &wave_of(number - 1);
}

bool Dance::step() {
    bool moved = false;
    for (Pos at : dancers_) {
        if (!chance_.percent(dancing_percent)) continue;
        move(at);
        moved = true;
    }
    return moved;
}

void Dance::step_all() {
    for (Pos at : dancers_) move(at);
}

void Dance::move(Pos at) {
    numbers_[at] = static_cast<std::uint8_t>(chance_.uniform(1, waves));
}

}  // namespace cellophane
