#pragma once

#include <optional>

#include "session/journal.h"

namespace cellophane {

/// How it all went, as a page.
struct OpenJournal {
    /// There once somebody asks.
    std::optional<Journal> journal;
    int scroll = 0;
};

}  // namespace cellophane
