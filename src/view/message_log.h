#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "view/layout.h"
#include "view/text.h"
#include "words/message.h"

namespace cellophane {

/// What was said, newest last (rules/interface.md 4).
class MessageLog {
public:
    static constexpr std::size_t capacity = 1360;

    /// A message equal to one of the same turn, or to the latest one, only raises that one's count. What is
    /// told in one breath joins the line of the same turn before it, while there is room, and is counted in
    /// it.
    void add(const Message& message, int turn);
    /// Other words stand wherever those stood.
    void blot(std::string_view words, std::string_view other);
    /// If that was said last, it was this instead. Returns whether it was.
    bool reword_last(const Message& said, const Message& instead);
    /// The player has gone on: what stands there now is old.
    void confirm();

    struct Part {
        Message message;
        int count = 1;
    };
    struct Entry {
        /// More than one where several were told in one breath.
        std::vector<Part> parts;
        int turn = 0;
        bool fresh = true;
    };
    const std::deque<Entry>& entries() const { return entries_; }

    /// All entries of an older log come first, so far as there is room.
    void precede(const MessageLog& older);
    /// The last entries of another follow, as they stand there now.
    void join_end_of(const MessageLog& other, std::size_t most);

    struct Line {
        TonedLine glyphs;
        bool fresh = false;
    };
    /// The last `most` lines of the given width, oldest first. `signs`: "+" before good news, "-" before bad,
    /// "*" before a gain for good, for eyes to which their colors are one.
    std::vector<Line> lines(int width, std::size_t most, bool signs = false) const;

private:
    bool count_in_line(const Message& message, int turn);
    bool count_alone(const Message& message, int turn);
    bool fold(const Message& message, int turn);

    std::deque<Entry> entries_;
};

/// An entry in plain words: capitalized, with its count.
std::string plain(const MessageLog::Entry& entry);

/// The three lines over the map.
void paint_messages(Frame& frame, const MessageLog& log, bool signs = false);

/// At the right end of the newest line, or below it where that line is long: it waits to be read.
void paint_more(Frame& frame, bool reminds = false);
/// A prompt in place of the messages.
void paint_prompt(Frame& frame, std::string_view prompt);
/// One that is answered by typing: what stands there so far, and where the next sign will. What is chosen
/// will be written over.
void paint_entry(Frame& frame, std::string_view prompt, std::string_view typed, bool is_chosen = false);

/// The archive, unrolled over the map; `scroll` counts lines back from the newest. Lines are no longer
/// than `width`.
void paint_archive(Frame& frame, const MessageLog& log, int scroll, bool signs = false,
                   int width = main_width);

/// How far back the archive can be scrolled.
int archive_scroll_limit(const MessageLog& log, int width = main_width);

}  // namespace cellophane
