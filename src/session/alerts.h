#pragma once

#include <string>

#include "session/passing_text.h"
#include "view/notice.h"

namespace cellophane {

/// What is shown for a moment, and kept by no log (spec 70, section 4).
struct Alerts {
    PassingText notice;
    /// How badly it stands with the hero, close to him: whoever watches the fight sees it.
    PassingText alert;
    Peril peril = Peril::Health;
    /// Of what was told last, what has to be heard at once.
    std::string alarm;
};

}  // namespace cellophane
