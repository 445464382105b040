#pragma once

#include <string>

#include "protocol/event.h"
#include "screen/frame.h"
#include "session/telling/passing_text.h"
#include "view/notice.h"

namespace cellophane {

struct SessionState;

/// What is shown for a moment, and kept by no log (rules/interface.md 4).
struct Alerts {
    PassingText notice;
    /// How badly it stands with the hero, close to him: whoever watches the fight sees it.
    PassingText alert;
    Peril peril = Peril::Health;
    /// Of what was told last, what has to be heard at once.
    std::string alarm;
};

/// Says something over the screen for a moment.
void announce(SessionState& session, std::string text);
/// Milliseconds that a text stays which usually stays so long.
int time_to_read(const SessionState& session, int usual);
/// Shows what of a report endangers the hero, and has it heard.
void raise_alert(SessionState& session, const Report& report);
void paint_passing(const SessionState& session, Frame& frame);

}  // namespace cellophane
