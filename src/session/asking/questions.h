#pragma once

#include "kit/base/pos.h"
#include "protocol/event.h"
#include "screen/frame.h"
#include "screen/input.h"
#include "session/asking/confirmations.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// What is asked. The mode tells which of them.
struct Questions {
    /// What the rules ask, and the letter of what that is about; 0: nothing.
    Question asked = Question::None;
    char about = 0;
    /// What the player has to be sure of.
    Confirmation confirmation = Confirmation::Save;
    /// Where there is deep water.
    Direction wading_toward = Direction::North;
};

/// What a report asks, if anything, in place of what was asked before.
void put_question(SessionState& session, const Report& report);
/// Answers what the rules ask.
void answer(SessionState& session, bool yes);
/// What comes of yes or no, to whatever is asked.
void reply(SessionState& session, bool yes);
void press_at_question(SessionState& session, const KeyEvent& key);
void click_at_question(SessionState& session, const PointerEvent& pointer);
int target_at_question(SessionState& session, const PointerEvent& pointer);
void paint_asked(const SessionState& session, Frame& frame);
void read_question(const SessionState& session, Reading& told);

}  // namespace cellophane
