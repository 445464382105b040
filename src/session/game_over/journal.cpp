#include "session/game_over/journal.h"

#include <algorithm>
#include <utility>

#include "content/monsters.h"
#include "session/game_over/high_scores_lists.h"
#include "view/cell_colors.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/epitaph.h"
#include "words/grammar.h"
#include "words/journal.h"
#include "words/monsters.h"
#include "words/titles.h"

namespace cellophane {

Journal::Journal(Recording recording)
    : replay_{std::move(recording)}, slain_(static_cast<std::size_t>(MonsterKind::count)) {
    take_in(replay_->arrival());
}

void Journal::take_in(const Report& report) {
    const Observation& seen = replay_->play().observe();
    const auto write_down = [&](std::string text) {
        entries_.push_back({.turn = seen.turns, .depth = seen.depth, .text = std::move(text)});
    };
    for (const Event& event : report.events) {
        if (std::string line = journal_line(event); !line.empty()) write_down(std::move(line));
        const MonsterView* killed = killed_by_his_side(event);
        if (killed != nullptr && ++slain_[static_cast<std::size_t>(killed->kind)] == 1)
            write_down(first_kill_line(*killed));
    }
}

void Journal::read(int commands) {
    for (int i = 0; i < commands && replay_; ++i) {
        if (replay_->is_at_end())
            close();
        else
            take_in(replay_->step());
    }
}

/// The end, and the sum of it.
void Journal::close() {
    const Observation& seen = replay_->play().observe();
    const auto write_down = [&](std::string text) {
        entries_.push_back({.turn = seen.turns, .depth = seen.depth, .text = std::move(text)});
    };
    if (seen.ending) write_down(epitaph(seen).brief);
    std::string sum;
    for (std::size_t kind = 0; kind < slain_.size(); ++kind) {
        if (slain_[kind] == 0) continue;
        const auto which = static_cast<MonsterKind>(kind);
        sum += (sum.empty() ? "" : ", ") + counted(slain_[kind], kind_name(which), monster_plural(which));
    }
    // Each line of the sum is an entry without a place of its own.
    if (!sum.empty())
        for (const TonedLine& line : wrapped({{slain_in_all(sum), Tone::Plain}}, 78)) {
            std::string text;
            for (const TonedGlyph& toned : line) text += static_cast<char>(toned.glyph);
            entries_.push_back({.turn = -1, .depth = seen.depth, .text = std::move(text)});
        }
    replay_.reset();
}

namespace {

constexpr int text_column = 16;

/// What is too long for a row goes on in entries without a place of their own.
std::vector<JournalEntry> rows_of(const Journal& journal, int columns) {
    std::vector<JournalEntry> rows;
    for (const JournalEntry& entry : journal.entries())
        for (int turn = entry.turn;
             const PageRow& row : wrapped_rows({{{}, entry.text}}, columns - 2 - text_column))
            rows.push_back({.turn = std::exchange(turn, -1), .depth = entry.depth, .text = row.right});
    return rows;
}

int scroll_limit(const std::vector<JournalEntry>& rows) {
    return std::max(0, static_cast<int>(rows.size()) - rows_of_a_page);
}

}  // namespace

int journal_scroll_limit(const Journal& journal, int columns) {
    return scroll_limit(rows_of(journal, columns));
}

void paint_journal(Frame& frame, const Journal& journal, int scroll, bool keys, int columns) {
    constexpr int turn_end = 9;
    constexpr int depth_column = 11;
    begin_list(frame, journal.is_complete() ? journal_title : unfinished_journal_title,
               keys ? journal_key_hint : touch_goes_back, columns);
    const std::vector<JournalEntry> rows = rows_of(journal, columns);
    const auto first = static_cast<std::size_t>(std::clamp(scroll, 0, scroll_limit(rows)));
    const std::size_t last = std::min(rows.size(), first + static_cast<std::size_t>(rows_of_a_page));
    for (std::size_t i = first; i < last; ++i) {
        const JournalEntry& entry = rows[i];
        const int row = first_page_row + static_cast<int>(i - first);
        if (entry.turn >= 0) {
            const std::string turn = std::to_string(entry.turn);
            write(frame, turn_end - static_cast<int>(turn.size()), row, screen_columns, turn,
                  rgb(Color::Gray));
            write(frame, depth_column, row, screen_columns, "D" + std::to_string(entry.depth),
                  rgb(Color::Yellow));
        }
        write(frame, text_column, row, screen_columns - 1, entry.text, rgb(Color::White));
    }
}

}  // namespace cellophane
