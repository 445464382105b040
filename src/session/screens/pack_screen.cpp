#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "content/item_uses.h"
#include "protocol/use_command.h"
#include "session/display/display.h"
#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/pages/inventory_list.h"
#include "session/pages/labels.h"
#include "session/prompts/targeting.h"
#include "session/screens.h"
#include "view/inventory_panel.h"
#include "words/choices.h"
#include "words/event_sentences.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The pack as a list, to look at it or to take something out of it.
class PackScreen : public ScreenOf<PackScreen, GameScreen> {
public:
    explicit PackScreen(PackPurpose purpose) : purpose_{purpose} {}

    std::string_view title() const override { return pack_title; }
    HelpTopic help() const override {
        if (chosen_ != 0) return HelpTopic::Item;
        return purpose_ == PackPurpose::Choose ? HelpTopic::Choice : HelpTopic::Pack;
    }
    std::optional<LabelPlace> help_place(const Context& context) const override {
        return help_place_of(panel(context));
    }
    /// The letters of items and of what is done with them stand on it.
    bool keeps_its_keys() const override { return true; }
    bool asks_for_rules() const override { return purpose_ == PackPurpose::Choose; }
    int first_column(const Context& context) const override {
        return cellophane::first_column(panel(context));
    }

    Outcome press(Context& context, const KeyEvent& key) override {
        const Meaning meaning = meaning_of(key);
        if (meaning.action == InputAction::Cancel) return leave_pack(context);
        const bool up = meaning.action == InputAction::Go && meaning.toward == Direction::North;
        const bool down = meaning.action == InputAction::Go && meaning.toward == Direction::South;
        // Beside a list without a panel, k and j are letters of items.
        const bool is_letter = key.name.size() == 1 && key.name[0] >= 'A' && chosen_ == 0;
        if ((up || down) && !is_letter) {
            chosen_ = letter_beside(context.seen().pack, chosen_, down ? 1 : -1);
            return Stay{};
        }
        if (chosen_ != 0) return press_beside_item(context, key);
        return is_letter ? press_letter(context, key) : Stay{};
    }

    Outcome click(Context& context, const PointerEvent& pointer) override {
        const PackClick click = pack_click(panel(context), pointer.column, pointer.row);
        if (click.action != 0) return press(context, {.name = std::string(1, click.action)});
        if (click.letter != 0) return choose(context, click.letter);
        return leave_pack(context);
    }
    int target(Context& context, const PointerEvent& pointer) const override {
        const PackClick click = pack_click(panel(context), pointer.column, pointer.row);
        constexpr int signs = 256;
        return click.action * signs + click.letter;
    }

    void paint(const Context& context, Frame& frame) const override { paint_pack(frame, panel(context)); }
    void describe(const Context& context, Reading& reading) const override {
        const PackPanel open = panel(context);
        reading.title = open.title;
        if (purpose_ != PackPurpose::Look) reading.urgent = open.title;
        reading.lines = describe_pack(open);
        if (std::string item = describe_open_item(open); !item.empty()) reading.title = std::move(item);
        for (const PackChoice& choice : pack_choices(open)) {
            ReadChoice& item = reading.offer(choice.text, std::string(1, choice.key), false, choice.unfit);
            item.begins_group = choice.begins_group;
            if (choice.sign) item.sign = as_drawn(context, *choice.sign);
        }
        if (open.open != 0) reading.offer(next_item_choice, "Down").begins_group = true;
        if (chosen_ != 0 || !must_choose(context)) reading.offer(back_choice, "Escape");
    }

private:
    /// Whether a question is open that nothing but an item answers.
    bool must_choose(const Context& context) const {
        return purpose_ == PackPurpose::Choose && !can_be_canceled(context.question.asked);
    }

    std::string_view hint(const Context& context) const {
        if (purpose_ == PackPurpose::Look)
            return context.viewer.has_keyboard ? pack_key_hint : pack_touch_hint;
        if (must_choose(context))
            return context.viewer.has_keyboard ? must_pick_key_hint : must_pick_touch_hint;
        return context.viewer.has_keyboard ? pick_key_hint : pick_touch_hint;
    }

    /// The list as the player has it open.
    PackPanel panel(const Context& context) const {
        const bool over = context.seen().ending.has_value();
        PackPanel panel = pack_opened_for(context, purpose_);
        panel.hint = hint(context);
        panel.open = chosen_;
        // An item can only be looked at while a question asks for one.
        panel.idle = over || context.viewing || purpose_ == PackPurpose::Choose;
        if (over) panel.title = last_pack_title;
        return panel;
    }

    Outcome leave_pack(const Context& context) {
        // A panel beside its list closes with it; one in place of the list leads back to it. Closing an
        // item's panel does not answer the question.
        const bool hides_list = context.viewer.has_sheets;
        if (chosen_ != 0 && (hides_list || purpose_ == PackPurpose::Choose)) {
            chosen_ = 0;
            return Stay{};
        }
        if (purpose_ != PackPurpose::Choose) return Pop{};
        if (context.question.asked == Question::None) return Pop{};
        return issue(Answer{false});
    }

    /// A key beside the panel of the open item.
    Outcome press_beside_item(Context& context, const KeyEvent& key) const {
        if (panel(context).idle) return Stay{};
        if (key.name == "a") return use(context, chosen_);
        if (key.name == "e") return issue(Equip{chosen_});
        if (key.name == "r") return issue(TakeOff{chosen_});
        if (key.name == "d") return issue(Drop{chosen_});
        if (key.name == "t") return in_place(begin_aiming(context, {.letter = chosen_}));
        if (key.name == "c") return ask_for_name(context, chosen_);
        if (key.name == "R") return ask_for_letter(context, chosen_);
        return Stay{};
    }

    Outcome press_letter(Context& context, const KeyEvent& key) {
        const bool capital = key.name[0] <= 'Z';
        const char letter = static_cast<char>(capital ? key.name[0] - 'A' + 'a' : key.name[0]);
        if (item_with(context.seen().pack, letter) == nullptr) {
            say_nothing_has_it(context);
            return Stay{};
        }
        if (!capital && !key.shift && !key.control) return choose(context, letter);
        chosen_ = letter;
        return Stay{};
    }

    /// Tells a player who was asked for an item that there is none by that letter.
    void say_nothing_has_it(Context& context) const {
        if (purpose_ == PackPurpose::Look || context.seen().ending) return;
        for (const Message& message : format_event(HandsRefused{Refusal::NoSuchItem})) say(context, message);
    }

    Outcome choose(Context& context, char letter) {
        switch (purpose_) {
            case PackPurpose::Look:
                chosen_ = letter;
                return Stay{};
            case PackPurpose::Drop:
                return issue(Drop{letter});
            case PackPurpose::Throw:
                return in_place(begin_aiming(context, {.letter = letter}));
            case PackPurpose::Equip:
                return issue(Equip{letter});
            case PackPurpose::Remove:
                return issue(TakeOff{letter});
            case PackPurpose::Apply:
                return use(context, letter);
            case PackPurpose::Call:
                return ask_for_name(context, letter);
            case PackPurpose::Relabel:
                return ask_for_letter(context, letter);
            case PackPurpose::Choose:
                return issue(Choose{letter});
        }
        return Stay{};
    }

    /// Uses an item as its category is used.
    static Outcome use(Context& context, char letter) {
        const PackItemView* carried = item_with(context.seen().pack, letter);
        if (carried == nullptr) return Stay{};
        const ItemUse use = use_of(carried->item.kind);
        if (use == ItemUse::Zap) return in_place(begin_aiming(context, {.letter = letter, .zaps = true}));
        // Of what has no use of its own the rules say so.
        return issue(use_command(use, letter).value_or(Drink{letter}));
    }

    PackPurpose purpose_;
    /// The letter of the item with an open panel; 0: none.
    char chosen_ = 0;
};

}  // namespace

GameScreenPtr pack_screen(Context&, PackPurpose purpose) {
    return std::make_unique<PackScreen>(purpose);
}

}  // namespace cellophane
