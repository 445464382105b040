#pragma once

#include <vector>

#include "kit/base/pos.h"

namespace cellophane {

/// Where the hero went on the level the hero is on, for the map on the hero's stone. It is no part of the
/// game: the session notes it as the game goes by.
class LastWay {
public:
    /// The hero stands there now.
    void note(int depth, Pos at);
    /// What came before what has been noted, as far as it belongs to the same level.
    void put_before(const LastWay& earlier);

    /// Oldest first.
    const std::vector<Pos>& cells() const { return cells_; }

private:
    int depth_ = 0;
    std::vector<Pos> cells_;
};

}  // namespace cellophane
