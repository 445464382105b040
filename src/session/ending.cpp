#include <algorithm>
#include <iterator>
#include <utility>

#include "screen/utf8.h"
#include "session/parts.h"
#include "session/reading.h"
#include "view/boxes.h"
#include "view/fade.h"
#include "view/feats.h"
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
Stone stone_of(const Observation& seen, bool hides_seed, Window window) {
    constexpr int widest_text = 64;
    const Epitaph words = epitaph(seen, hides_seed);
    std::vector<PageRow> told{{"", words.sentence}, {}};
    for (const auto& [name, figure] : words.figures) told.push_back({name, figure});
    told.push_back({});
    std::vector<PageRow> keys;
    for (const LastKey& last : last_keys) keys.push_back({std::string{last.key}, std::string{last.help}});
    const int width = std::min(widest_text, window.columns - second_column(told) - 1);
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

Mode Session::Parts::home() const {
    if (viewing) return Mode::Watch;
    if (!seen().ending) return Mode::Map;
    return ending.is_buried ? Mode::Epitaph : Mode::Fallen;
}

void Session::Parts::press_at_end(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    if (mode == Mode::Fade) return bury();
    if (mode == Mode::Treasure || mode == Mode::Pride) {
        mode = mode == Mode::Treasure ? Mode::Pride : Mode::Epitaph;
        return;
    }
    if (meaning.deed == Deed::Pack) return open_pack(PackPurpose::Look);
    if (mode == Mode::Fallen) {
        if (meaning.deed != Deed::Cancel && meaning.deed != Deed::Enter) return;
        if (!may_move()) return bury();
        mode = Mode::Fade;
        ending.faded = 0;
        ending.waited = 0;
        return;
    }
    if (meaning.deed == Deed::Archive || meaning.deed == Deed::Discoveries || meaning.deed == Deed::Feats ||
        meaning.deed == Deed::Settings)
        press_on_map(meaning);
    if (open_list(key) || key.control) return;
    if (key.name == "j") return open_journal();
    if (key.name == "r") wish = LastWish::SameDungeon;
    if (key.name == "n" || key.name == "N") wish = LastWish::AnotherDungeon;
    if (key.name == "s") wish = LastWish::Share;
    if (key.name == "Q" || key.name == "S") wish = LastWish::Leave;
}

int Session::Parts::target_at_end(const PointerEvent& pointer) {
    if (mode == Mode::Fallen) return target_in_bar(pointer);
    if (mode != Mode::Epitaph) return 0;
    return key_at(stone_of(seen(), settings.hides_seed, display.window), pointer.row);
}

void Session::Parts::click_at_end(const PointerEvent& pointer) {
    if (mode == Mode::Fallen)
        if (const auto button = button_at(buttons(), pointer.column, pointer.row))
            return press_at_end({.name = std::string{buttons()[*button].key}});
    if (mode != Mode::Epitaph) return press_at_end({.name = "Space"});
    // Elsewhere the stone goes on lying there.
    if (const char key = key_at(stone_of(seen(), settings.hides_seed, display.window), pointer.row); key != 0)
        press_at_end({.name = std::string(1, key)});
}

void Session::Parts::open_journal() {
    if (subject.recording() == nullptr) return;
    if (!journal_page.journal) journal_page.journal.emplace(*subject.recording());
    journal_page.scroll = 0;
    mode = Mode::Journal;
}

void Session::Parts::press_in_journal(const KeyEvent& key) {
    const int way = page_way(key);
    if (way == 0) return close_page(key);
    journal_page.scroll = std::clamp(journal_page.scroll + way * lines_a_scroll, 0,
                                     journal_scroll_limit(*journal_page.journal));
}

void Session::Parts::bury() {
    ending.is_buried = true;
    mode = is_won(seen()) ? Mode::Treasure : Mode::Epitaph;
}

void Session::Parts::fade(int milliseconds) {
    ending.waited += std::min(milliseconds, fade_frames(seen()) * fade_frame);
    ending.faded += ending.waited / fade_frame;
    ending.waited %= fade_frame;
    if (ending.faded >= fade_frames(seen())) bury();
}

std::string_view Session::Parts::hint_at_end(bool won) const {
    if (!display.has_keys) return won ? " (Touch: go on)" : " (Touch: so be it)";
    return won ? " (Space: go on; i: your pack)" : " (Space: so be it; i: your pack)";
}

void Session::Parts::paint_end(Frame& frame) const {
    const bool won = is_won(seen());
    if (mode == Mode::Fallen)
        return paint_prompt(frame, messages.log.entries().empty() ? std::string{}
                                                                  : plain(messages.log.entries().back()) +
                                                                        std::string{hint_at_end(won)});
    if (mode == Mode::Fade) return paint_fade(frame, seen(), ending.faded);
    if (mode == Mode::Treasure) return paint_treasure(frame);
    if (mode == Mode::Pride) return paint_achieved_feats(frame, seen().feats, display.has_keys);
    paint_epitaph(frame);
}

void Session::Parts::read_end(Reading& told) const {
    read_page(told);
    told.choices.clear();
    if (mode == Mode::Fallen) {
        told.urgent = told.lines.empty() ? std::string{} : told.lines.back();
        told.choices = {{"So be it", "Space"}, {"Your pack", "i"}};
    } else if (mode != Mode::Epitaph) {
        told.choices = {{"Go on", "Space"}};
    } else {
        for (const LastKey& last : last_keys)
            told.choices.push_back({capitalised(std::string{last.help}), std::string{last.key}});
    }
}

void Session::Parts::paint_treasure(Frame& frame) const {
    std::vector<PageRow> rows;
    for (const Treasure& piece : treasure(seen())) rows.push_back({piece.worth, capitalised(piece.name)});
    paint_page(frame, "What you brought out", rows,
               display.has_keys ? "Any key goes on." : "Touch to go on.");
}

void Session::Parts::paint_epitaph(Frame& frame) const {
    const bool won = is_won(seen());
    const Stone stone = stone_of(seen(), settings.hides_seed, display.window);
    const bool quit = seen().ending->fate == Fate::Quit;
    paint_page(frame,
               won    ? "You made it"
               : quit ? "You have had enough"
                      : "Here you lie",
               stone.rows,
               won ? "The dungeon will be some time getting over it." : "The dungeon does not mind waiting.");
}

}  // namespace cellophane
