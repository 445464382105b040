#pragma once

#include <optional>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/ending/journal.h"

namespace cellophane {

struct SessionState;

/// How it all went, as a page.
struct OpenJournal {
    /// There once somebody asks.
    std::optional<Journal> journal;
    int scroll = 0;
};

void open_journal(SessionState& session);
void press_in_journal(SessionState& session, const KeyEvent& key);
/// Whether it is open and not all of it is told yet.
bool reads_journal(const SessionState& session);
void paint_how_it_went(const SessionState& session, Frame& frame);

}  // namespace cellophane
