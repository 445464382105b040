#include "session/game_over/last_way.h"

#include <cstddef>
#include <utility>

namespace cellophane {

namespace {

/// More than any map shows of it; the older half is forgotten beyond that.
constexpr std::size_t most_cells = 512;

}  // namespace

void LastWay::note(int depth, Pos at) {
    if (depth != depth_) cells_.clear();
    depth_ = depth;
    if (!cells_.empty() && cells_.back() == at) return;
    if (cells_.size() >= most_cells)
        cells_.erase(cells_.begin(), cells_.begin() + static_cast<std::ptrdiff_t>(most_cells / 2));
    cells_.push_back(at);
}

void LastWay::put_before(const LastWay& earlier) {
    if (depth_ != 0 && depth_ != earlier.depth_) return;
    LastWay whole = earlier;
    for (const Pos at : cells_) whole.note(earlier.depth_, at);
    *this = std::move(whole);
}

}  // namespace cellophane
