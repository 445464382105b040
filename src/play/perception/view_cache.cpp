#include "play/perception/view_cache.h"

#include "kit/grid/field_of_view.h"

namespace cellophane {

bool ViewCache::View::holds(const BitGrid& blocking_now, Pos origin_now) const {
    if (cells.size() != blocking_now.size() || !(origin == origin_now)) return false;
    // Only obstacles that change within the view matter.
    for (std::size_t i = 0; i < cells.word_count(); ++i)
        if (((blocking.words()[i] ^ blocking_now.words()[i]) & cells.words()[i]) != 0) return false;
    return true;
}

const BitGrid& ViewCache::from(const BitGrid& blocking, Pos origin) {
    for (const std::size_t which : {last_, 1 - last_}) {
        if (!views_[which].holds(blocking, origin)) continue;
        last_ = which;
        return views_[which].cells;
    }
    last_ = 1 - last_;
    View& view = views_[last_];
    view.blocking = blocking;
    view.origin = origin;
    view.cells = BitGrid{blocking.size()};
    field_of_view(blocking, origin, sight_unlimited, view.cells);
    return view.cells;
}

}  // namespace cellophane
