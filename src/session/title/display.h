#pragma once

#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

struct Reading;
struct TitleState;

/// What the player of the title has in front of him.
struct TitleDisplay {
    Frame shown;
    bool anything_shown = false;
    /// Somebody has keys. Who has none is not told of any.
    bool has_keys = true;
    /// What the player sees of the screen at once.
    Window window;
};

/// Whether fire and diggers are in sight, and may move.
bool scenery_moves(const TitleState& title);
/// The screen as it should be by now; the same in words.
Frame wanted_frame(const TitleState& title);
Reading read_aloud(const TitleState& title);

}  // namespace cellophane
