#pragma once

#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

struct Reading;
struct TitleState;

/// The state of the title's display.
struct TitleDisplay {
    Frame shown;
    bool anything_shown = false;
    /// The player has a keyboard; without one, no keys are named.
    bool has_keys = true;
    /// The part of the screen visible at once.
    Window window;
};

/// Whether the fire and the dungeon being dug are in sight, and may move.
bool scenery_moves(const TitleState& title);
/// The present screen; the same in words.
Frame wanted_frame(const TitleState& title);
Reading read_aloud(const TitleState& title);

}  // namespace cellophane
