#pragma once

#include <optional>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/game_over/journal.h"

namespace cellophane {

struct SessionState;

/// The log of the game, as a page.
struct OpenJournal {
    /// Set once the page has been opened.
    std::optional<Journal> journal;
    int scroll = 0;
};

void open_journal(SessionState& session);
void press_in_journal(SessionState& session, const KeyEvent& key);
/// Whether the page is open and its log not complete yet.
bool reads_journal(const SessionState& session);
void paint_how_it_went(const SessionState& session, Frame& frame);

}  // namespace cellophane
