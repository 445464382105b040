#pragma once

#include <string>
#include <vector>

#include "session/messages/event_messages.h"
#include "session/messages/passing_text.h"
#include "view/message_log.h"
#include "view/notice.h"

namespace cellophane {

/// What the player has been told.
struct MessagesSoFar {
    MessageLog log;
    /// In plain words, oldest first.
    std::vector<std::string> said;
    /// A message must not be overlooked: the player has to confirm it.
    bool unread = false;
    ThoroughSearch last_search;
};

/// Texts shown for a moment and not logged (rules/interface.md 4).
struct Alerts {
    PassingText notice;
    /// A danger to the hero, shown close to him, where the player is looking in a fight.
    PassingText alert;
    Peril peril = Peril::Health;
    /// The alert in the last report, for screen readers to announce at once.
    std::string alarm;
};

}  // namespace cellophane
