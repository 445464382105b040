#include "play/senses/way_memory.h"

namespace cellophane {

const Grid<std::int32_t>& WayMemory::to(Pos goal, Pos from, const BitGrid& ground, const BitGrid& corners) {
    if (!waves_ || !(goal_ == goal) || !(ground_ == ground) || !(corners_ == corners)) {
        goal_ = goal;
        ground_ = ground;
        corners_ = corners;
        if (!(map_.size() == ground.size())) map_ = Grid<std::int32_t>{ground.size()};
        map_.fill(unreachable);
        waves_.emplace(goal, ground, corners);
        note_front();
    }
    while (map_[from] >= unreachable && waves_->front().any()) {
        waves_->advance();
        note_front();
    }
    return map_;
}

void WayMemory::note_front() {
    waves_->for_each_in_front([&](Pos at) { map_[at] = waves_->distance(); });
}

}  // namespace cellophane
