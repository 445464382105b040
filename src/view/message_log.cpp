#include "view/message_log.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/palettes.h"
#include "view/text.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

constexpr std::size_t archive_lines = 340;
constexpr int archive_rows = map_row + map_rows;

std::string repetition(int count) {
    if (count == 1) return {};
    return count >= 100 ? " (many)" : " (x" + std::to_string(count) + ")";
}

std::string_view sign_of(Tone tone) {
    switch (tone) {
        case Tone::Good:
            return "+";
        case Tone::Bad:
            return "-";
        case Tone::Advancement:
            return "*";
        case Tone::Plain:
        case Tone::Item:
        case Tone::Background:
        case Tone::Flavor:
        case Tone::Solemn:
        case Tone::Notice:
        case Tone::count:
            break;
    }
    return {};
}

/// Before the first letter of each phrase that means well or harm.
void put_signs(std::vector<Phrase>& phrases) {
    for (Phrase& phrase : phrases) {
        const std::size_t first = phrase.text.find_first_not_of(" ;");
        if (first != std::string::npos) phrase.text.insert(first, sign_of(phrase.tone));
    }
}

/// Another part of the sentence follows.
void leave_open(std::string& end) {
    if (!end.empty() && (end.back() == '.' || end.back() == '!')) end.pop_back();
}

std::vector<Phrase> spoken(const MessageLog::Entry& entry) {
    std::vector<Phrase> phrases;
    for (const MessageLog::Part& part : entry.parts) {
        if (part.message.phrases.empty()) continue;
        if (!phrases.empty()) phrases.back().text += "; ";
        phrases.insert(phrases.end(), part.message.phrases.begin(), part.message.phrases.end());
        if (&part != &entry.parts.back()) leave_open(phrases.back().text);
        if (part.count > 1) phrases.push_back({repetition(part.count), phrases.back().tone});
    }
    if (!phrases.empty()) phrases.front().text = capitalized(phrases.front().text);
    return phrases;
}

}  // namespace

/// One that is part of a longer line of the same turn is counted where it stands.
bool MessageLog::count_in_line(const Message& message, int turn) {
    for (auto entry = entries_.rbegin(); entry != entries_.rend() && entry->turn == turn; ++entry) {
        if (entry->parts.size() == 1 || !entry->fresh) continue;
        for (Part& part : entry->parts) {
            if (part.message != message) continue;
            ++part.count;
            return true;
        }
    }
    return false;
}

/// One that has a line to itself comes last again.
bool MessageLog::count_alone(const Message& message, int turn) {
    const auto repeated = std::find_if(entries_.rbegin(), entries_.rend(), [&](const Entry& entry) {
        const bool follows = &entry == &entries_.back() && !message.folds;
        return entry.parts.size() == 1 && entry.parts.front().message == message &&
               (entry.turn == turn || follows);
    });
    if (repeated == entries_.rend()) return false;
    const int count = repeated->parts.front().count + 1;
    entries_.erase(std::next(repeated).base());
    entries_.push_back({{{message, count}}, turn});
    return true;
}

bool MessageLog::fold(const Message& message, int turn) {
    if (!message.folds || entries_.empty()) return false;
    Entry& last = entries_.back();
    if (!last.parts.front().message.folds || last.turn != turn || !last.fresh) return false;
    constexpr std::size_t joint = 3;
    if (plain(last).size() + joint + message.text().size() > static_cast<std::size_t>(main_width))
        return false;
    last.parts.push_back({message});
    return true;
}

void MessageLog::add(const Message& message, int turn) {
    if (count_in_line(message, turn) || count_alone(message, turn) || fold(message, turn)) return;
    entries_.push_back({{{message}}, turn});
    if (entries_.size() > capacity) entries_.pop_front();
}

void MessageLog::blot(std::string_view words, std::string_view other) {
    for (Entry& entry : entries_)
        for (Part& part : entry.parts)
            for (Phrase& phrase : part.message.phrases)
                if (const std::size_t at = phrase.text.find(words); at != std::string::npos)
                    phrase.text.replace(at, words.size(), other);
}

bool MessageLog::reword_last(const Message& said, const Message& instead) {
    if (entries_.empty() || entries_.back().parts.back().message != said) return false;
    entries_.back().parts.back().message = instead;
    return true;
}

void MessageLog::confirm() {
    for (auto entry = entries_.rbegin(); entry != entries_.rend() && entry->fresh; ++entry)
        entry->fresh = false;
}

void MessageLog::precede(const MessageLog& older) {
    const std::size_t room = capacity - entries_.size();
    const std::size_t count = std::min(room, older.entries_.size());
    entries_.insert(entries_.begin(), older.entries_.end() - static_cast<std::ptrdiff_t>(count),
                    older.entries_.end());
}

void MessageLog::join_end_of(const MessageLog& other, std::size_t most) {
    const std::deque<Entry>& all = other.entries_;
    for (std::size_t i = all.size() - std::min(most, all.size()); i < all.size(); ++i)
        entries_.push_back(Entry{all[i]});
}

std::vector<MessageLog::Line> MessageLog::lines(int width, std::size_t most, bool signs) const {
    std::vector<Line> newest_first;
    for (auto entry = entries_.rbegin(); entry != entries_.rend() && newest_first.size() < most; ++entry) {
        std::vector<Phrase> phrases = spoken(*entry);
        if (signs) put_signs(phrases);
        std::vector<TonedLine> broken = wrapped(phrases, width);
        for (auto line = broken.rbegin(); line != broken.rend() && newest_first.size() < most; ++line)
            newest_first.push_back({std::move(*line), entry->fresh});
    }
    std::reverse(newest_first.begin(), newest_first.end());
    return newest_first;
}

std::string plain(const MessageLog::Entry& entry) {
    std::string text;
    for (const Phrase& phrase : spoken(entry)) text += phrase.text;
    return text;
}

namespace {

/// A line dimmed to so many percent, but not below a contrast with its ground.
void write_legibly(Frame& frame, int column, int row, const TonedLine& line, int brightness, int least) {
    // Tones change rarely, and each takes a search.
    Tone tone = Tone::count;
    Rgb color;
    for (const TonedGlyph& letter : line) {
        if (std::exchange(tone, letter.tone) != letter.tone)
            color = dimmed_legibly(tone_color(letter.tone), brightness, frame.at(column, row).back, least);
        column = write(frame, column, row, screen_columns, std::u32string_view{&letter.glyph, 1}, color);
    }
}

}  // namespace

void paint_messages(Frame& frame, const MessageLog& log, bool signs) {
    const std::vector<MessageLog::Line> lines = log.lines(main_width, message_rows, signs);
    int row = message_rows - static_cast<int>(lines.size());
    for (const MessageLog::Line& line : lines) {
        // Older lines lose half, higher ones up to half of the rest, as far as they can be read.
        const int above = message_rows - 1 - row;
        write_legibly(frame, main_column, row++, line.glyphs, line.fresh ? 100 : 50 - above * 12,
                      line.fresh || above == 0 ? contrast_of_text : contrast_of_old_text);
    }
}

void paint_more(Frame& frame, bool reminds) {
    constexpr std::string_view more = "--MORE--";
    const int column = screen_columns - static_cast<int>(more.size());
    int row = message_rows - 1;
    for (int x = column - 1; x < screen_columns; ++x)
        if (frame.at(x, message_rows - 1).glyph != U' ') row = map_row;
    fill(frame, column, row, static_cast<int>(more.size()), 1,
         {U' ', {}, rgb(reminds ? Color::Yellow : Color::White)});
    write(frame, column, row, screen_columns, more, rgb(Color::Black));
}

void paint_prompt(Frame& frame, std::string_view prompt) {
    fill(frame, main_column, 0, main_width, message_rows, {});
    // What is longer than a line begins above it.
    const std::vector<TonedLine> lines = wrapped({{std::string{prompt}, Tone::Plain}}, main_width);
    const int count = std::min(message_rows, static_cast<int>(lines.size()));
    for (int i = 0; i < count; ++i)
        write(frame, main_column, message_rows - count + i, lines[static_cast<std::size_t>(i)]);
}

void paint_entry(Frame& frame, std::string_view prompt, std::string_view typed, bool is_chosen) {
    paint_prompt(frame, {});
    constexpr int row = message_rows - 1;
    // The answer always fits; of the prompt its beginning.
    const int end = screen_columns - static_cast<int>(typed.size()) - 1;
    const int begin = write(frame, main_column, row, end, prompt, rgb(Color::White));
    const int column = write(frame, begin, row, screen_columns - 1, typed, rgb(Color::Yellow));
    for (int i = begin; is_chosen && i < column; ++i) std::swap(frame.at(i, row).fore, frame.at(i, row).back);
    frame.at(column, row) = {U' ', rgb(Color::Black), rgb(Color::White)};
}

namespace {

Tint in_percent(Rgb color) {
    return {.red = color.red * 100 / 255, .green = color.green * 100 / 255, .blue = color.blue * 100 / 255};
}

void make_readable(StyledCell& cell) {
    const Tint fore = in_percent(cell.fore);
    // A color that stands out stays what it is to the last digit.
    if (const Tint apart = separate(fore, in_percent(cell.back)); apart != fore) cell.fore = to_rgb(apart);
}

}  // namespace

int archive_scroll_limit(const MessageLog& log, int width) {
    return std::max(0, static_cast<int>(log.lines(width, archive_lines).size()) - archive_rows);
}

void paint_archive(Frame& frame, const MessageLog& log, int scroll, bool signs, int width) {
    const std::vector<MessageLog::Line> lines = log.lines(width, archive_lines, signs);
    const int newest =
        static_cast<int>(lines.size()) - std::clamp(scroll, 0, archive_scroll_limit(log, width));
    const int shown = std::min(archive_rows, newest);
    fill(frame, main_column, 0, main_width, std::max(shown, message_rows),
         {U' ', {}, rgb(Color::InterfaceBox)});
    for (int row = 0; row < shown; ++row) {
        const int age = shown - 1 - row;
        write_legibly(frame, main_column, row, lines[static_cast<std::size_t>(newest - shown + row)].glyphs,
                      std::max(50, 100 - age * 50 / archive_rows), contrast_of_old_text);
        // What has faded, or was never bright, is there to be read all the same.
        for (int column = main_column; column < screen_columns; ++column)
            make_readable(frame.at(column, row));
    }
}

}  // namespace cellophane
