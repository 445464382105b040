#pragma once

#include "session/chronicle.h"

namespace cellophane {

/// The lists of games that have ended.
struct ChroniclePages {
    /// The games that were before this one, and, once it is over, this one.
    Chronicle chronicle;
    bool run_is_entered = false;
    bool reset_wanted = false;
};

}  // namespace cellophane
