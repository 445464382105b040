#pragma once

#include <string>

#include "protocol/event.h"
#include "screen/frame.h"
#include "session/messages/passing_text.h"
#include "view/notice.h"

namespace cellophane {

struct SessionState;

/// Texts shown for a moment and not logged (rules/interface.md 4).
struct Alerts {
    PassingText notice;
    /// A danger to the hero, shown close to him, where the player is looking in a fight.
    PassingText alert;
    Peril peril = Peril::Health;
    /// The alert in the last report, for screen readers to announce at once.
    std::string alarm;
};

/// Shows a notice for a moment.
void announce(SessionState& session, std::string text);
/// Milliseconds a text stays: `usual`, or four times that by a setting of the player's.
int time_to_read(const SessionState& session, int usual);
/// Shows and announces the dangers to the hero in a report.
void raise_alert(SessionState& session, const Report& report);
void paint_passing(const SessionState& session, Frame& frame);

}  // namespace cellophane
