#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/commands/map_actions.h"
#include "session/key_bindings.h"
#include "session/pages/inventory_list.h"
#include "session/pages/past_games_keys.h"
#include "session/screens.h"
#include "view/panels.h"
#include "words/ending.h"
#include "words/epitaph.h"
#include "words/grammar.h"
#include "words/titles.h"

namespace cellophane {

namespace {

struct LastKey {
    std::string_view key;
    std::string_view help;
};

constexpr LastKey last_keys[] = {
    {"r", same_dungeon_offer},  {"n", other_dungeon_offer}, {"s", share_offer}, {"i", last_pack_offer},
    {"j", journal_offer},       {"M", old_messages_offer},  {"F", feats_offer}, {"h", best_games_offer},
    {"g", counted_games_offer}, {"O", settings_offer},      {"Q", leave_offer},
};

/// A stone, and the row of it from which on stands what can be asked for.
struct Stone {
    std::vector<PageRow> rows;
    std::size_t first_key = 0;
};

/// What is written on it, and below that what can be asked for, so far as a narrow window lets it.
Stone stone_of(const Context& context) {
    constexpr int widest_text = 64;
    const Epitaph words = epitaph(context.seen(), context.settings.hides_seed);
    std::vector<PageRow> told{{"", words.sentence}, {}};
    for (const auto& [name, figure] : words.figures) told.push_back({name, figure});
    told.push_back({});
    std::vector<PageRow> keys;
    for (const LastKey& last : last_keys) keys.push_back({std::string{last.key}, std::string{last.help}});
    const int width = std::min(widest_text, context.display.window.of_page() - second_column(told) - 1);
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

std::string_view title_of_stone(const Context& context) {
    if (is_won(context.seen())) return victor_stone_title;
    return context.seen().ending->fate == Fate::Quit ? quitter_stone_title : fallen_stone_title;
}

/// The epitaph, and the keys offered below it.
class EpitaphPage : public ScreenOf<EpitaphPage, GameScreen> {
public:
    std::string_view title() const override { return end_title; }

    Outcome press(Context& context, const KeyEvent& key) override {
        const Meaning meaning = meaning_of(key);
        if (meaning.action == InputAction::Pack) return open_pack(context, PackPurpose::Look);
        if (meaning.action == InputAction::Archive || meaning.action == InputAction::Discoveries ||
            meaning.action == InputAction::Feats || meaning.action == InputAction::Settings)
            return press_on_map(context, meaning);
        if (GameScreenPtr list = list_of_key(key)) return push(std::move(list));
        if (key.control) return Stay{};
        if (key.name == "j") return push(journal_page(context));
        if (key.name == "r") context.wish = ExitRequest::SameDungeon;
        if (key.name == "n" || key.name == "N") context.wish = ExitRequest::AnotherDungeon;
        if (key.name == "s") context.wish = ExitRequest::Share;
        if (key.name == "Q" || key.name == "S") context.wish = ExitRequest::Leave;
        return Stay{};
    }
    Outcome click(Context& context, const PointerEvent& pointer) override {
        // Clicks beside the offered keys leave the epitaph open.
        const char key = key_at(stone_of(context), pointer.row);
        if (key == 0) return Stay{};
        return press(context, {.name = std::string(1, key)});
    }
    int target(Context& context, const PointerEvent& pointer) const override {
        return key_at(stone_of(context), pointer.row);
    }

    void paint(const Context& context, Frame& frame) const override {
        const Stone stone = stone_of(context);
        paint_page(frame, title_of_stone(context), stone.rows,
                   is_won(context.seen()) ? victor_stone_footer : stone_footer,
                   {.window = {.columns = context.display.window.columns}});
    }
    void describe(const Context& context, Reading& told) const override {
        const Epitaph words = epitaph(context.seen(), context.settings.hides_seed);
        told.title = title_of_stone(context);
        told.tell_row({}, words.sentence);
        for (const auto& [name, figure] : words.figures) told.tell_row(capitalised(name), figure);
        for (const LastKey& last : last_keys) {
            const ChoiceRole role = last.help == other_dungeon_offer ? ChoiceRole::Main
                                    : last.help == leave_offer       ? ChoiceRole::Back
                                                                     : ChoiceRole::Other;
            told.offer(capitalised(std::string{last.help}), last.key, role);
        }
    }
};

}  // namespace

GameScreenPtr epitaph_page() {
    return std::make_unique<EpitaphPage>();
}

}  // namespace cellophane
