#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/commands/map_actions.h"
#include "session/key_bindings.h"
#include "session/pages/inventory_list.h"
#include "session/pages/past_games_keys.h"
#include "session/screens.h"
#include "view/end_page.h"
#include "words/choices.h"
#include "words/ending.h"
#include "words/epitaph.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// What can be asked for: its button, and for those who do not see it, in full.
struct LastKey {
    Button button;
    std::string_view help;
    ChoiceRole role = ChoiceRole::Other;
    /// It is behind "More".
    bool is_rare = true;
};

constexpr LastKey last_keys[] = {
    {{other_dungeon_button, "n"}, other_dungeon_offer, ChoiceRole::Main, false},
    {{todays_dungeon_button, "d"}, todays_dungeon_offer, ChoiceRole::Next, false},
    {{share_button, "s"}, share_offer, ChoiceRole::Next, false},
    {{more_button, "m"}, more_offer, ChoiceRole::Next, false},
    {{same_dungeon_button, "r"}, same_dungeon_offer},
    {{last_pack_button, "i"}, last_pack_offer},
    {{journal_button, "j"}, journal_offer},
    {{old_messages_button, "M"}, old_messages_offer},
    {{feats_button, "F"}, feats_offer},
    {{best_games_button, "h"}, best_games_offer},
    {{counted_games_button, "g"}, counted_games_offer},
    {{settings_button, "O"}, settings_offer},
    {{leave_button, "Q"}, leave_offer},
    {{fewer_button, "m"}, back_choice, ChoiceRole::Back},
};

template <bool are_rare>
constexpr auto buttons_that_are_rare() {
    constexpr auto count =
        static_cast<std::size_t>(std::count_if(std::begin(last_keys), std::end(last_keys),
                                               [](const LastKey& key) { return key.is_rare == are_rare; }));
    std::array<Button, count> buttons;
    std::size_t next = 0;
    for (const LastKey& key : last_keys)
        if (key.is_rare == are_rare) buttons[next++] = key.button;
    return buttons;
}
constexpr auto first_buttons = buttons_that_are_rare<false>();
constexpr auto more_buttons = buttons_that_are_rare<true>();

std::span<const Button> end_buttons(bool are_rare) {
    if (are_rare) return more_buttons;
    return first_buttons;
}

std::string_view heading_of(Fate fate) {
    switch (fate) {
        case Fate::Escaped:
            return escape_heading;
        case Fate::Mastered:
            return mastery_heading;
        case Fate::Quit:
            return quitter_heading;
        case Fate::Died:
        case Fate::count:
            break;
    }
    return grave_heading;
}

std::vector<std::string> carried_by(const Observation& seen) {
    std::vector<std::string> names;
    names.reserve(seen.pack.size());
    for (const PackItemView& carried : seen.pack) names.push_back(item_name(carried.item));
    return names;
}

std::vector<std::string> feats_of(const Observation& seen) {
    std::vector<std::string> names;
    for (const FeatRow& feat : feat_rows)
        if (feat_state(feat.kind, seen.feats, is_won(seen)) == FeatState::Achieved)
            names.emplace_back(feat.name);
    return names;
}

int cells_known(const Observation& seen) {
    int known = 0;
    for (int i = 0; i < seen.cells.size().area(); ++i)
        known += seen.cells.at_index(i).sight != Sight::Unknown;
    return known;
}

/// The stone, the map of the last level, the pack, and buttons for what can be asked for.
EndPage page_of(const Context& context, bool shows_more) {
    const Observation& seen = context.seen();
    const bool won = is_won(seen);
    const bool quit = seen.ending->fate == Fate::Quit;
    const Decline decline = seen.ending->fate == Fate::Died ? context.last_wounds.decline() : Decline{};
    Epitaph words = epitaph(seen, context.viewer.settings.hides_seed);
    // What has a list of its own.
    std::erase_if(words.figures, [](const auto& figure) { return figure.first == feat_figure; });
    return {.title = won    ? victor_stone_title
                     : quit ? quitter_stone_title
                            : fallen_stone_title,
            .hint = won ? victor_stone_footer : stone_footer,
            .stone = {.heading = heading_of(seen.ending->fate),
                      .sentence = std::move(words.sentence),
                      .figures = std::move(words.figures),
                      .won = won},
            .seen = seen,
            .steps = context.last_way.cells(),
            .carried = carried_by(seen),
            .feats = feats_of(seen),
            .led_to = format_decline(decline),
            .advice = advice_after(seen, decline),
            .buttons = end_buttons(shows_more),
            .keys = context.viewer.has_keyboard,
            .ascii = context.viewer.settings.eyes.ascii,
            .window = context.viewer.window};
}

/// The epitaph, and buttons for what can be asked for.
class EpitaphPage : public ScreenOf<EpitaphPage, GameScreen> {
public:
    std::string_view title() const override { return end_title; }
    HelpTopic help() const override { return HelpTopic::Epitaph; }
    bool keeps_its_keys() const override { return true; }
    std::optional<LabelPlace> help_place(const Context& context) const override {
        return help_label_in(box_of_page(context.viewer.window));
    }

    Outcome press(Context& context, const KeyEvent& key) override {
        const Meaning meaning = meaning_of(key);
        if (meaning.action == InputAction::Pack) return open_pack(context, PackPurpose::Look);
        if (meaning.action == InputAction::Archive || meaning.action == InputAction::Discoveries ||
            meaning.action == InputAction::Feats || meaning.action == InputAction::Settings)
            return press_on_map(context, meaning);
        if (GameScreenPtr list = list_of_key(key)) return push(std::move(list));
        if (key.control) return Stay{};
        if (key.name == "m") {
            shows_more_ = !shows_more_;
            return Stay{};
        }
        if (key.name == "Escape") shows_more_ = false;
        if (key.name == "j") return push(journal_page(context));
        if (key.name == "d") context.request = ExitRequest::TodaysDungeon;
        if (key.name == "r") context.request = ExitRequest::SameDungeon;
        if (key.name == "n" || key.name == "N") context.request = ExitRequest::AnotherDungeon;
        if (key.name == "s") context.request = ExitRequest::Share;
        if (key.name == "Q" || key.name == "S") context.request = ExitRequest::Leave;
        return Stay{};
    }
    Outcome click(Context& context, const PointerEvent& pointer) override {
        // Clicks beside the buttons leave the epitaph open.
        const std::optional<std::size_t> button =
            end_button_at(page_of(context, shows_more_), pointer.column, pointer.row);
        if (!button) return Stay{};
        return press(context, {.name = std::string{end_buttons(shows_more_)[*button].key}});
    }
    int target(Context& context, const PointerEvent& pointer) const override {
        const std::optional<std::size_t> button =
            end_button_at(page_of(context, shows_more_), pointer.column, pointer.row);
        return button ? static_cast<int>(*button) + 1 : 0;
    }

    void paint(const Context& context, Frame& frame) const override {
        paint_end_page(frame, page_of(context, shows_more_));
    }
    void describe(const Context& context, Reading& reading) const override {
        const Observation& seen = context.seen();
        const EndPage page = page_of(context, shows_more_);
        reading.title = page.title;
        reading.is_end = !shows_more_;
        reading.add_row({}, page.stone.sentence);
        if (!shows_more_) describe_end(seen, page, reading);
        for (const LastKey& last : last_keys)
            if (last.is_rare == shows_more_)
                reading.offer(capitalized(std::string{last.help}), last.button.key, last.role);
    }

private:
    static void describe_end(const Observation& seen, const EndPage& page, Reading& reading) {
        if (!page.led_to.empty()) reading.add_row({}, page.led_to);
        if (!page.advice.empty()) reading.add_row({}, std::string{advice_heading} + " " + page.advice);
        for (const auto& [name, figure] : page.stone.figures) reading.add_row(capitalized(name), figure);
        reading.add_row({}, format_carried(page.carried));
        if (!page.feats.empty()) reading.add_row({}, format_feats(page.feats));
        reading.add_row({},
                        format_last_level(seen.depth, cells_known(seen), static_cast<int>(page.steps.size()),
                                          seen.ending->fate == Fate::Died));
    }

    /// The buttons are those behind "More".
    bool shows_more_ = false;
};

}  // namespace

GameScreenPtr epitaph_page() {
    return std::make_unique<EpitaphPage>();
}

}  // namespace cellophane
