#include "session/ending.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen/utf8.h"
#include "session/journal.h"
#include "session/keys.h"
#include "session/parts.h"
#include "session/reading.h"
#include "session/session_state.h"
#include "view/boxes.h"
#include "view/buttons.h"
#include "view/fade.h"
#include "view/feats.h"
#include "view/message_log.h"
#include "view/text.h"
#include "words/epitaph.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

struct LastKey {
    std::string_view key;
    std::string_view help;
};

constexpr LastKey last_keys[] = {
    {"r", "this dungeon once more"},
    {"n", "another dungeon"},
    {"s", "share this one with somebody braver"},
    {"i", "what you carried, all of it known"},
    {"j", "how it all went"},
    {"M", "what you were told"},
    {"F", "what you could be proud of"},
    {"h", "the best games of all"},
    {"g", "all of them, counted"},
    {"O", "how you want to play"},
    {"Q", "leave it at that"},
};

std::string plain(const TonedLine& line) {
    std::string text;
    for (const TonedGlyph& toned : line) append_utf8(text, toned.glyph);
    return text;
}

/// A stone, and the row of it from which on stands what can be asked for.
struct Stone {
    std::vector<PageRow> rows;
    std::size_t first_key = 0;
};

/// The same rows with whatever is too long for a width on several.
std::vector<PageRow> wrapped_rows(const std::vector<PageRow>& rows, int width) {
    std::vector<PageRow> narrow;
    for (const PageRow& row : rows) {
        std::string left = row.left;
        for (const TonedLine& line : wrapped({{row.right, Tone::Plain}}, width))
            narrow.push_back({std::exchange(left, {}), plain(line)});
    }
    return narrow;
}

/// What is written on it, and below that what can be asked for, so far as a narrow window lets it.
Stone stone_of(const SessionState& session) {
    constexpr int widest_text = 64;
    const Epitaph words = epitaph(session.seen(), session.settings.hides_seed);
    std::vector<PageRow> told{{"", words.sentence}, {}};
    for (const auto& [name, figure] : words.figures) told.push_back({name, figure});
    told.push_back({});
    std::vector<PageRow> keys;
    for (const LastKey& last : last_keys) keys.push_back({std::string{last.key}, std::string{last.help}});
    const int width = std::min(widest_text, session.display.window.columns - second_column(told) - 1);
    Stone stone{.rows = wrapped_rows(told, width)};
    stone.first_key = stone.rows.size();
    std::vector<PageRow> narrow_keys = wrapped_rows(keys, width);
    // All of them have to be there, if not all of their words.
    if (stone.rows.size() + narrow_keys.size() > static_cast<std::size_t>(rows_of_a_page))
        narrow_keys = std::move(keys);
    for (PageRow& row : narrow_keys) stone.rows.push_back(std::move(row));
    return stone;
}

/// What is asked for on a row of the screen; 0: nothing.
char key_at(const Stone& stone, int screen_row) {
    const auto row = static_cast<std::size_t>(std::max(0, screen_row - first_page_row));
    if (row < stone.first_key || row >= stone.rows.size()) return 0;
    const auto asked =
        std::find_if(stone.rows.rend() - static_cast<std::ptrdiff_t>(row) - 1, stone.rows.rend(),
                     [](const PageRow& line) { return !line.left.empty(); });
    return asked->left.front();
}

}  // namespace

void press_at_end(SessionState& session, const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    if (session.mode == Mode::Fade) return bury(session);
    if (session.mode == Mode::Treasure || session.mode == Mode::Pride) {
        session.mode = session.mode == Mode::Treasure ? Mode::Pride : Mode::Epitaph;
        return;
    }
    if (meaning.deed == Deed::Pack) return open_pack(session, PackPurpose::Look);
    if (session.mode == Mode::Fallen) {
        if (meaning.deed != Deed::Cancel && meaning.deed != Deed::Enter) return;
        if (!may_move(session)) return bury(session);
        session.mode = Mode::Fade;
        session.ending.faded = 0;
        session.ending.waited = 0;
        return;
    }
    if (meaning.deed == Deed::Archive || meaning.deed == Deed::Discoveries || meaning.deed == Deed::Feats ||
        meaning.deed == Deed::Settings)
        press_on_map(session, meaning);
    if (open_list(session, key) || key.control) return;
    if (key.name == "j") return open_journal(session);
    if (key.name == "r") session.wish = LastWish::SameDungeon;
    if (key.name == "n" || key.name == "N") session.wish = LastWish::AnotherDungeon;
    if (key.name == "s") session.wish = LastWish::Share;
    if (key.name == "Q" || key.name == "S") session.wish = LastWish::Leave;
}

int target_at_end(SessionState& session, const PointerEvent& pointer) {
    if (session.mode == Mode::Fallen) return target_in_bar(session, pointer);
    if (session.mode != Mode::Epitaph) return 0;
    return key_on_epitaph(session, pointer.row);
}

void click_at_end(SessionState& session, const PointerEvent& pointer) {
    if (session.mode == Mode::Fallen)
        if (const auto button = button_at(buttons_shown(session), pointer.column, pointer.row))
            return press_at_end(session, {.name = std::string{buttons_shown(session)[*button].key}});
    if (session.mode != Mode::Epitaph) return press_at_end(session, {.name = "Space"});
    // Elsewhere the stone goes on lying there.
    if (const char key = key_on_epitaph(session, pointer.row); key != 0)
        press_at_end(session, {.name = std::string(1, key)});
}

void open_journal(SessionState& session) {
    if (session.subject.recording() == nullptr) return;
    if (!session.journal_page.journal) session.journal_page.journal.emplace(*session.subject.recording());
    session.journal_page.scroll = 0;
    session.mode = Mode::Journal;
}

void press_in_journal(SessionState& session, const KeyEvent& key) {
    const int way = page_way(key);
    if (way == 0) return close_page(session, key);
    session.journal_page.scroll = std::clamp(session.journal_page.scroll + way * lines_a_scroll, 0,
                                             journal_scroll_limit(*session.journal_page.journal));
}

bool reads_journal(const SessionState& session) {
    const std::optional<Journal>& journal = session.journal_page.journal;
    return session.mode == Mode::Journal && journal && !journal->is_complete();
}

void bury(SessionState& session) {
    session.ending.is_buried = true;
    session.mode = is_won(session.seen()) ? Mode::Treasure : Mode::Epitaph;
}

void fade_on(SessionState& session, int milliseconds) {
    session.ending.waited += std::min(milliseconds, fade_frames(session.seen()) * fade_frame);
    session.ending.faded += session.ending.waited / fade_frame;
    session.ending.waited %= fade_frame;
    if (session.ending.faded >= fade_frames(session.seen())) bury(session);
}

std::string_view hint_at_end(const SessionState& session, bool won) {
    if (!session.display.has_keys) return won ? " (Touch: go on)" : " (Touch: so be it)";
    return won ? " (Space: go on; i: your pack)" : " (Space: so be it; i: your pack)";
}

void paint_end(const SessionState& session, Frame& frame) {
    const bool won = is_won(session.seen());
    if (session.mode == Mode::Fallen)
        return paint_prompt(frame, session.messages.log.entries().empty()
                                       ? std::string{}
                                       : plain(session.messages.log.entries().back()) +
                                             std::string{hint_at_end(session, won)});
    if (session.mode == Mode::Fade) return paint_fade(frame, session.seen(), session.ending.faded);
    if (session.mode == Mode::Treasure) return paint_treasure(session, frame);
    if (session.mode == Mode::Pride)
        return paint_achieved_feats(frame, session.seen().feats, session.display.has_keys);
    paint_epitaph(session, frame);
}

void read_end(const SessionState& session, Reading& told) {
    read_page(session, told);
    told.choices.clear();
    if (session.mode == Mode::Fallen) {
        told.urgent = told.lines.empty() ? std::string{} : told.lines.back();
        told.choices = {{"So be it", "Space"}, {"Your pack", "i"}};
    } else if (session.mode != Mode::Epitaph) {
        told.choices = {{"Go on", "Space"}};
    } else {
        read_epitaph(told);
    }
}

void paint_treasure(const SessionState& session, Frame& frame) {
    std::vector<PageRow> rows;
    for (const Treasure& piece : treasure(session.seen()))
        rows.push_back({piece.worth, capitalised(piece.name)});
    paint_page(frame, "What you brought out", rows,
               session.display.has_keys ? "Any key goes on." : "Touch to go on.");
}

void read_epitaph(Reading& told) {
    for (const LastKey& last : last_keys)
        told.choices.push_back({capitalised(std::string{last.help}), std::string{last.key}});
}

char key_on_epitaph(const SessionState& session, int screen_row) {
    return key_at(stone_of(session), screen_row);
}

void paint_epitaph(const SessionState& session, Frame& frame) {
    const bool won = is_won(session.seen());
    const Stone stone = stone_of(session);
    const bool quit = session.seen().ending->fate == Fate::Quit;
    paint_page(frame,
               won    ? "You made it"
               : quit ? "You have had enough"
                      : "Here you lie",
               stone.rows,
               won ? "The dungeon will be some time getting over it." : "The dungeon does not mind waiting.");
}

}  // namespace cellophane
