#include "session/title/seed_entry.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>

#include "dungeon/seed.h"
#include "kit/base/result.h"
#include "session/messages/screen_description.h"
#include "session/prompts/text_entry.h"
#include "session/title/title_state.h"
#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/choices.h"
#include "words/seed.h"

namespace cellophane {

namespace {

constexpr int longest_seed = 60;

/// The first character typed replaces the offered seed; keys that move in it or delete from it keep it.
void take_offer(SeedEntry& entry, const KeyEvent& key) {
    constexpr std::string_view keeping[] = {"Backspace", "End", "Home", "Left", "Right"};
    const bool types = typed_sign(key) != 0;
    if (entry.is_offer && types) entry.typed.clear();
    if (types || std::find(std::begin(keeping), std::end(keeping), key.name) != std::end(keeping))
        entry.is_offer = false;
}

/// Which dungeon a word means, short enough for a narrow window; empty: no word is typed.
std::string word_told(const TitleState& title) {
    std::string word = title.seed_entry.typed;
    drop_last_blanks(word);
    const Result<std::uint64_t> seed = parse_seed_or_word(word);
    if (title.settings.hides_seed || !seed.ok() || parse_seed(word).ok()) return {};
    return seed_of_word(seed.value());
}

}  // namespace

void ask_for_seed(TitleState& title) {
    const std::uint64_t last = title.options.last_seed;
    title.seed_entry.typed = last == 0 || title.settings.hides_seed ? "" : std::to_string(last);
    title.seed_entry.is_offer = !title.seed_entry.typed.empty();
    go_to(title, TitlePlace::Seed);
}

void press_at_seed(TitleState& title, const KeyEvent& key) {
    SeedEntry& entry = title.seed_entry;
    if (key.name == "Escape") return go_to(title, TitlePlace::PlayMenu);
    if (key.name != "Enter") {
        take_offer(entry, key);
        return edit_line(entry.typed, key, longest_seed);
    }
    drop_last_blanks(entry.typed);
    const Result<std::uint64_t> seed = parse_seed_or_word(entry.typed);
    if (seed.ok())
        want(title, {.act = TitleAct::Seeded, .seed = seed.value()});
    else
        title.trouble = seed.problem().message;
}

void click_beside_seed(TitleState& title, const PointerEvent&) {
    go_to(title, TitlePlace::PlayMenu);
}

void type_seed(TitleState& title, const std::string& text) {
    if (title.place != TitlePlace::Seed) return;
    title.seed_entry = {.typed = text.substr(0, longest_seed)};
}

void paint_seed(const TitleState& title, Frame& frame) {
    const SeedEntry& entry = title.seed_entry;
    paint_menus(title, frame);
    paint_entry(frame, std::string{seed_prompt} + ": ", entry.typed, entry.is_offer);
    write(frame, main_column, message_rows - 2, screen_columns - 1, word_told(title), rgb(Colour::Gray));
}

void read_seed(const TitleState& title, Reading& told) {
    told.entry = ReadEntry{
        .prompt = std::string{seed_prompt}, .typed = title.seed_entry.typed, .longest = longest_seed};
    if (std::string word = word_told(title); !word.empty()) told.lines.push_back(std::move(word));
    told.choices = {{dig_choice, "Enter"}, {back_choice, "Escape"}};
}

}  // namespace cellophane
