#pragma once

#include <cstdint>

#include "screen/frame.h"
#include "session/title/backdrop.h"
#include "view/flames.h"

namespace cellophane {

/// The name of the game in black before fire, and behind it all a dungeon that is being dug.
class TitleScenery {
public:
    explicit TitleScenery(std::uint64_t seed);

    /// Starts from the first step of the level if `wanted`; otherwise shows it finished and at rest.
    void let_move(bool wanted);
    bool may_move() const { return may_move_; }

    int wants_time() const;
    void advance(int milliseconds);

    void paint(Frame& frame) const;

private:
    Flames flames_;
    Backdrop backdrop_;
    /// Milliseconds since the last step of each.
    int burnt_ = 0;
    int dug_ = 0;
    bool may_move_ = false;
};

}  // namespace cellophane
