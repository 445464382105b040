#pragma once

#include "screen/frame.h"
#include "screen/input.h"

// Pages that are only read, in parts where less than all of the screen is in sight.

namespace cellophane {

struct Reading;
struct SessionState;

/// On to what is left of the page, if anything is.
bool turn_page(SessionState& session);
/// That, or back to the map, the recording or the stone. Escape never goes on.
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
