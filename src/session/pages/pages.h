#pragma once

#include "screen/frame.h"
#include "screen/input.h"

// Pages that are only read.

namespace cellophane {

struct Reading;
struct SessionState;

/// Back to the map, the recording or the stone.
void close_page(SessionState& session, const KeyEvent& key);
void close_page_by_click(SessionState& session, const PointerEvent& pointer);
void paint_help(const SessionState& session, Frame& frame);
void paint_found_out(const SessionState& session, Frame& frame);
void read_discoveries(const SessionState& session, Reading& told);
void paint_all_feats(const SessionState& session, Frame& frame);
/// From there one can go on to the lists of games.
void press_in_feats(SessionState& session, const KeyEvent& key);
void paint_character(const SessionState& session, Frame& frame);

}  // namespace cellophane
