#include "kit/grid/step_waves.h"

#include <algorithm>

namespace cellophane {

namespace {

/// Every cell one diagonal step from the front that cuts no corner.
BitGrid diagonal_steps(const BitGrid& front, const BitGrid& uncut) {
    BitGrid reached{front.size()};
    for (Direction side : {Direction::West, Direction::East}) {
        const BitGrid beside = front.shifted(side) & uncut;
        for (Direction rise : {Direction::North, Direction::South}) {
            const BitGrid over = front.shifted(rise) & uncut;
            reached |= beside.shifted(rise) & over.shifted(side);
        }
    }
    return reached;
}

}  // namespace

StepWaves::StepWaves(Pos origin, const BitGrid& ground, const BitGrid& obstructions)
    : left_{ground},
      uncut_{obstructions.complement()},
      front_{ground.size()},
      low_{origin.x},
      high_{origin.x} {
    front_.set(origin);
    left_.reset(origin);
}

void StepWaves::advance() {
    ++distance_;
    if (front_.words_per_column() == 1) return advance_low_map();
    BitGrid next = (front_.dilated4() | diagonal_steps(front_, uncut_)) & left_;
    left_ -= next;
    front_ = next;
    --low_;
    high_ = next.any() ? high_ + 1 : low_ - 1;
}

bool StepWaves::have_come_to(const BitGrid& cells) const {
    const int words = front_.words_per_column();
    const int end = (std::min(high_, front_.size().width - 1) + 1) * words;
    BitGrid::Word both = 0;
    for (int i = std::max(low_, 0) * words; i < end; ++i) both |= front_.words()[i] & cells.words()[i];
    return both != 0;
}

/// One word a column, and only the columns next to the front.
void StepWaves::advance_low_map() {
    using Word = BitGrid::Word;
    const int last = left_.size().width - 1;
    const int from = std::max(0, low_ - 1);
    const int to = std::min(last, high_ + 1);
    Word* front = front_.words();
    Word* left = left_.words();
    const Word* uncut = uncut_.words();
    Word before = 0;
    int low = last + 1;
    int high = -1;
    for (int x = from; x <= to; ++x) {
        const Word here = front[x];
        Word next = here << 1 | here >> 1;
        const auto come_from = [&](Word beside, Word uncut_there) {
            const Word past = beside & uncut[x];
            next |= beside | ((past << 1 | past >> 1) & uncut_there);
        };
        if (x > 0) come_from(before, uncut[x - 1]);
        if (x < last) come_from(front[x + 1], uncut[x + 1]);
        next &= left[x];
        left[x] &= ~next;
        before = here;
        front[x] = next;
        if (next == 0) continue;
        low = std::min(low, x);
        high = x;
    }
    low_ = low;
    high_ = high;
}

void count_steps(Grid<std::int32_t>& map, Pos origin, const BitGrid& ground, const BitGrid& obstructions,
                 Pos until) {
    if (map.size() == ground.size())
        map.fill(unreachable);
    else
        map = Grid<std::int32_t>{ground.size(), unreachable};
    for (StepWaves waves{origin, ground, obstructions}; !waves.is_over(); waves.advance()) {
        waves.for_each_in_front([&](Pos at) { map[at] = waves.distance(); });
        if (map.contains(until) && map[until] < unreachable) return;
    }
}

}  // namespace cellophane
