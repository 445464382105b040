#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "record/replay.h"
#include "screen/frame.h"

namespace cellophane {

/// One line of an adventurer's log.
struct JournalEntry {
    int turn = 0;
    int depth = 1;
    std::string text;
};

/// The log of a game, written from how it was played: nothing of it has to be kept while it goes on.
class Journal {
public:
    explicit Journal(Recording recording);

    /// Reads on through so many commands of the recording.
    void read(int commands);
    bool is_complete() const { return !replay_.has_value(); }

    const std::vector<JournalEntry>& entries() const { return entries_; }

private:
    void take_in(const Report& report);
    void close();

    std::optional<Replay> replay_;
    std::vector<JournalEntry> entries_;
    /// How many of each kind have fallen.
    std::vector<int> slain_;
};

/// Lines the log may be scrolled down.
int journal_scroll_limit(const Journal& journal, int columns);
/// Within so many columns of the screen.
void paint_journal(Frame& frame, const Journal& journal, int scroll, bool keys, int columns);

}  // namespace cellophane
