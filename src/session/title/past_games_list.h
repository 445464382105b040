#pragma once

#include "screen/frame.h"
#include "screen/input.h"
#include "session/game_over/game_result.h"

namespace cellophane {

struct Reading;
struct TitleState;

/// The lists of games that have ended.
struct TitleLists {
    Chronicle chronicle;
    bool reset_wanted = false;
};

void press_in_lists(TitleState& title, const KeyEvent& key);
void click_in_lists(TitleState& title, const PointerEvent& pointer);
int target_in_lists(const TitleState& title, const PointerEvent& pointer);
void paint_lists(const TitleState& title, Frame& frame);
void read_lists(const TitleState& title, Reading& told);

}  // namespace cellophane
