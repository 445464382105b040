#pragma once

#include "screen/frame.h"
#include "screen/input.h"

// Pages that are only read, in parts where less than all of the screen is in sight.

namespace cellophane {

struct Reading;
struct SessionState;

/// Turns to the next part of the page. Returns whether there is one.
bool turn_page(SessionState& session);
/// Turns the page, or closes it after its last part: back to the map, the recording or the epitaph. Escape
/// always closes it.
void close_page(SessionState& session, const KeyEvent& key);
void close_page_by_click(SessionState& session, const PointerEvent& pointer);
void paint_parted(const SessionState& session, Frame& frame);
void read_discoveries(const SessionState& session, Reading& told);
void paint_all_feats(const SessionState& session, Frame& frame);
/// From there one can go on to the lists of games.
void press_in_feats(SessionState& session, const KeyEvent& key);
void click_in_feats(SessionState& session, const PointerEvent& pointer);
int target_in_feats(SessionState& session, const PointerEvent& pointer);

}  // namespace cellophane
