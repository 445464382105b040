#pragma once

#include "kit/base/pos.h"
#include "protocol/event.h"
#include "screen/frame.h"
#include "screen/input.h"
#include "session/prompts/confirmations.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The questions that may be open. The mode tells which one is.
struct Questions {
    /// The question of the rules, and the letter of the item it is about; 0: none.
    Question asked = Question::None;
    char about = 0;
    /// What the player is asked to confirm.
    Confirmation confirmation = Confirmation::Save;
    /// The direction of the deep water asked about.
    Direction wading_toward = Direction::North;
};

/// Opens the question of a report, if it has one, in place of the one before.
void put_question(SessionState& session, const Report& report);
/// Answers the question of the rules.
void answer(SessionState& session, bool yes);
/// Answers whichever question is open.
void reply(SessionState& session, bool yes);
void press_at_question(SessionState& session, const KeyEvent& key);
void click_at_question(SessionState& session, const PointerEvent& pointer);
int target_at_question(SessionState& session, const PointerEvent& pointer);
void paint_asked(const SessionState& session, Frame& frame);
void read_question(const SessionState& session, Reading& told);

}  // namespace cellophane
