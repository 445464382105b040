#pragma once

#include <vector>

#include "screen/frame.h"
#include "screen/input.h"
#include "view/panels.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The pages after the game.
struct EndPages {
    /// The epitaph has been shown.
    bool is_buried = false;
    /// Frames of the fade, and milliseconds since.
    int faded = 0;
    int waited = 0;
};

/// Stops what is under way, and tells the player that the game is over.
void end_game(SessionState& session);
void press_at_end(SessionState& session, const KeyEvent& key);
int target_at_end(SessionState& session, const PointerEvent& pointer);
void click_at_end(SessionState& session, const PointerEvent& pointer);
/// The treasure a victor brought out.
std::vector<PageRow> treasure_rows(const SessionState& session);
/// Lets the map fade for so many milliseconds.
void fade_on(SessionState& session, int milliseconds);
void paint_end(const SessionState& session, Frame& frame);
void read_end(const SessionState& session, Reading& told);

}  // namespace cellophane
