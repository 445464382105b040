#pragma once

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The levels the hero remembers, a page each.
struct OpenAtlas {
    /// The level on the page.
    int depth = 1;
};

/// Begins with the level the hero is on.
void open_atlas(SessionState& session);
void press_in_atlas(SessionState& session, const KeyEvent& key);
int target_in_atlas(SessionState& session, const PointerEvent& pointer);
void click_in_atlas(SessionState& session, const PointerEvent& pointer);
/// Brings the hero, or else the middle of what is known, to the middle of a narrow window.
int atlas_column(const SessionState& session);
void paint_open_atlas(const SessionState& session, Frame& frame);
void read_atlas(const SessionState& session, Reading& told);

}  // namespace cellophane
