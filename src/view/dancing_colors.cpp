#include "view/dancing_colors.h"

#include <algorithm>

namespace cellophane {

namespace {

constexpr int dancing_percent = 3;
constexpr int longest_step = 600;
constexpr int full = 1000;

}  // namespace

void Dance::begin(const Observation& seen) {
    dancers_.clear();
    if (seed_ == seen.seed && depth_ == seen.depth && numbers_.size() == seen.cells.size()) return;
    seed_ = seen.seed;
    depth_ = seen.depth;
    numbers_ = Grid<std::uint16_t>{seen.cells.size()};
    variations_.clear();
}

const Variation* Dance::variation_at(Pos at) const {
    const std::size_t number = numbers_[at];
    return number == 0 ? nullptr : &variations_[number - 1];
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
    std::uint16_t& number = numbers_[at];
    if (number == 0) {
        variations_.push_back(variation_of(grain_of(speckle_of(at, depth_))));
        number = static_cast<std::uint16_t>(variations_.size());
    }
    for (int& value : variations_[number - 1U]) {
        value += chance_.uniform(-longest_step, longest_step);
        value = std::clamp(value, 0, full);
    }
}

}  // namespace cellophane
