#pragma once

#include <string>

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The settings page.
struct OpenSettings {
    /// The marked line.
    int row = 0;
    /// The key to be swapped.
    std::string swapped_key;
};

void open_settings(SessionState& session);
void press_in_settings(SessionState& session, const KeyEvent& key);
int target_in_settings(SessionState& session, const PointerEvent& pointer);
void click_in_settings(SessionState& session, const PointerEvent& pointer);
/// The key that is to stand for another, then that other.
void press_for_key(SessionState& session, const KeyEvent& key);
void click_away_from_key(SessionState& session, const PointerEvent& pointer);
void paint_settings(const SessionState& session, Frame& frame);
void read_settings(const SessionState& session, Reading& told);
void read_rekey(const SessionState& session, Reading& told);

}  // namespace cellophane
