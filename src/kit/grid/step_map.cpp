#include "kit/grid/step_map.h"

namespace cellophane {

void StepMap::begin(Pos origin, const BitGrid& ground, const BitGrid& obstructions) {
    if (map_.size() == ground.size())
        map_.fill(unreachable);
    else
        map_ = Grid<std::int32_t>{ground.size(), unreachable};
    waves_.emplace(origin, ground, obstructions);
    note_front();
}

void StepMap::note_front() {
    goes_on_ = false;
    waves_->for_each_in_front([&](Pos at) {
        map_[at] = waves_->distance();
        goes_on_ = true;
    });
    if (!goes_on_) waves_.reset();
}

}  // namespace cellophane
