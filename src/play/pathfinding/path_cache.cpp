#include "play/pathfinding/path_cache.h"

namespace cellophane {

const Grid<std::int32_t>& PathCache::to(Pos goal, Pos from, const BitGrid& ground, const BitGrid& corners) {
    if (!(goal_ == goal) || !(ground_ == ground) || !(corners_ == corners)) {
        goal_ = goal;
        ground_ = ground;
        corners_ = corners;
        map_.begin(goal, ground, corners);
    }
    return map_.as_far_as(from);
}

}  // namespace cellophane
