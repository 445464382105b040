#include <algorithm>
#include <iterator>

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
constexpr int line_width = 64;

std::string plain(const TonedLine& line) {
    std::string text;
    for (const TonedGlyph& toned : line) append_utf8(text, toned.glyph);
    return text;
}

/// What is written on it, and below that what can be asked for.
std::vector<PageRow> rows_of_stone(const Observation& seen, bool hides_seed) {
    const Epitaph stone = epitaph(seen, hides_seed);
    std::vector<PageRow> rows;
    for (const TonedLine& line : wrapped({{stone.sentence, Tone::Plain}}, line_width))
        rows.push_back({"", plain(line)});
    rows.push_back({});
    for (const auto& [name, figure] : stone.figures) rows.push_back({name, figure});
    rows.push_back({});
    for (const LastKey& last : last_keys) rows.push_back({std::string{last.key}, std::string{last.help}});
    return rows;
}

}  // namespace

Mode Session::Parts::home() const {
    if (viewing) return Mode::Watch;
    if (!seen().ending) return Mode::Map;
    return is_buried ? Mode::Epitaph : Mode::Fallen;
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
        faded = 0;
        fade_waited = 0;
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

void Session::Parts::click_at_end(const PointerEvent& pointer) {
    if (mode != Mode::Epitaph) return press_at_end({.name = "Space"});
    const std::vector<PageRow> rows = rows_of_stone(seen(), settings.hides_seed);
    const int row = pointer.row - first_page_row;
    const int first_key = static_cast<int>(std::size(rows) - std::size(last_keys));
    // Elsewhere the stone goes on lying there.
    if (row >= first_key && row < static_cast<int>(rows.size()))
        press_at_end({.name = rows[static_cast<std::size_t>(row)].left});
}

void Session::Parts::open_journal() {
    if (subject.recording() == nullptr) return;
    if (!journal) journal.emplace(*subject.recording());
    journal_scroll = 0;
    mode = Mode::Journal;
}

void Session::Parts::press_in_journal(const KeyEvent& key) {
    const int way = page_way(key);
    if (way == 0) return close_page(key);
    journal_scroll = std::clamp(journal_scroll + way * lines_a_scroll, 0, journal_scroll_limit(*journal));
}

void Session::Parts::bury() {
    is_buried = true;
    mode = is_won(seen()) ? Mode::Treasure : Mode::Epitaph;
}

void Session::Parts::fade(int milliseconds) {
    fade_waited += std::min(milliseconds, fade_frames(seen()) * fade_frame);
    faded += fade_waited / fade_frame;
    fade_waited %= fade_frame;
    if (faded >= fade_frames(seen())) bury();
}

std::string_view Session::Parts::hint_at_end(bool won) const {
    if (!has_keys) return won ? " (Touch: go on)" : " (Touch: so be it)";
    return won ? " (Space: go on; i: your pack)" : " (Space: so be it; i: your pack)";
}

void Session::Parts::paint_end(Frame& frame) const {
    const bool won = is_won(seen());
    if (mode == Mode::Fallen)
        return paint_prompt(frame, log.entries().empty()
                                       ? std::string{}
                                       : plain(log.entries().back()) + std::string{hint_at_end(won)});
    if (mode == Mode::Fade) return paint_fade(frame, seen(), faded);
    if (mode == Mode::Treasure) return paint_treasure(frame);
    if (mode == Mode::Pride) return paint_achieved_feats(frame, seen().feats, has_keys);
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
    paint_page(frame, "What you brought out", rows, has_keys ? "Any key goes on." : "Touch to go on.");
}

void Session::Parts::paint_epitaph(Frame& frame) const {
    const bool won = is_won(seen());
    const std::vector<PageRow> rows = rows_of_stone(seen(), settings.hides_seed);
    const bool quit = seen().ending->fate == Fate::Quit;
    paint_page(frame,
               won    ? "You made it"
               : quit ? "You have had enough"
                      : "Here you lie",
               rows,
               won ? "The dungeon will be some time getting over it." : "The dungeon does not mind waiting.");
}

}  // namespace cellophane
