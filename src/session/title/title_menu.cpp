#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/round.h"
#include "session/title/title_background.h"
#include "session/title/title_pages.h"
#include "view/help_panel.h"
#include "words/choices.h"
#include "words/menus.h"
#include "words/titles.h"
#include "words/variants.h"

namespace cellophane {

namespace {

/// A menu of the title.
class TitleMenu : public ScreenOf<TitleMenu, TitlePage> {
public:
    TitleMenu(TitleMenuKind which, std::uint64_t seed) : which_{which}, seed_{seed} {}

    std::string_view title() const override {
        switch (which_) {
            case TitleMenuKind::NewGame:
                return new_game_label;
            case TitleMenuKind::Daily:
                return daily_label;
            case TitleMenuKind::Seeded:
                return own_seed_label;
            case TitleMenuKind::Top:
            case TitleMenuKind::More:
                break;
        }
        return program_title;
    }
    HelpTopic help() const override { return HelpTopic::Title; }
    std::optional<LabelPlace> help_place(const TitleContext& context) const override {
        return help_place_on_title(context.viewer.window);
    }
    bool shows_scenery() const override { return true; }
    /// A window with more room than the menu shows what is left of it as well.
    int first_column(const TitleContext&) const override { return column_of_menu(which_); }

    Outcome press(TitleContext& context, const KeyEvent& key) override {
        const std::vector<TitleButton> all = buttons(context);
        for (const TitleButton& button : all)
            if (!key.control && key.name.size() == 1 && (key.name[0] | 0x20) == button.key)
                return choose(context, button.choice);
        const bool down = key.name == "Down" || (key.name == "Tab" && !key.shift);
        const bool up = key.name == "Up" || (key.name == "Tab" && key.shift);
        if (down || up) {
            mark_next(all, down ? 1 : -1);
            return Stay{};
        }
        if (key.name == "Enter" || key.name == "Space") {
            if (marked_) return choose(context, *marked_);
            const auto first =
                std::find_if(all.begin(), all.end(), [](const TitleButton& b) { return b.first; });
            if (which_ != TitleMenuKind::More && first != all.end()) return choose(context, first->choice);
        }
        return key.name == "Escape" || key.name == "Space" ? close() : Stay{};
    }

    Outcome click(TitleContext& context, const PointerEvent& pointer) override {
        if (context.viewer.has_sheets) return Stay{};
        const std::optional<TitleChoice> choice = choice_under(context, pointer);
        return choice ? choose(context, *choice) : close();
    }
    int target(TitleContext& context, const PointerEvent& pointer) const override {
        constexpr int variants = static_cast<int>(Variant::count);
        const std::optional<TitleChoice> choice = choice_under(context, pointer);
        return choice ? 1 + static_cast<int>(choice->action) * variants + static_cast<int>(choice->variant)
                      : 0;
    }
    void hover(TitleContext& context, const PointerEvent& pointer) override {
        marked_ = choice_under(context, pointer);
    }
    void leave(TitleContext&) override { marked_.reset(); }

    void paint(const TitleContext& context, Frame& frame) const override {
        paint_title_background(frame, context);
        if (context.viewer.has_sheets) return;
        paint_title_buttons(frame, buttons(context), marked_, context.viewer.has_keyboard,
                            context.scenery.shows_fire() && !context.viewer.settings.eyes.ascii);
    }
    void describe(const TitleContext& context, Reading& reading) const override {
        for (const TitleButton& button : buttons(context)) {
            // A list of its own has room for the open menu alone.
            if (context.viewer.has_sheets && button.menu != which_) break;
            ReadChoice& choice = reading.offer(plain_label(button), std::string(1, button.key));
            choice.begins_group = button.first && button.menu != which_;
            if (button.first) choice.role = ChoiceRole::Main;
        }
        if (which_ != TitleMenuKind::Top) reading.offer(back_choice, "Escape");
    }

private:
    std::vector<TitleButton> buttons(const TitleContext& context) const {
        return title_buttons(which_, {.can_go_on = !context.games.empty(),
                                      .can_leave = context.options.can_leave,
                                      .style = context.style,
                                      .easy = context.easy,
                                      .first_length = first_length(context),
                                      .window = context.viewer.window});
    }

    /// Whoever has no keyboard and has not played here yet is offered a short game first.
    static Variant first_length(const TitleContext& context) {
        const bool has_played = !context.games.empty() || !context.recordings.empty() ||
                                !context.past_games.high_scores.games().empty();
        return has_played || context.viewer.has_keyboard ? Variant::Brogue : variant_for_newcomers;
    }

    std::optional<TitleChoice> choice_under(const TitleContext& context, const PointerEvent& pointer) const {
        return title_button_at(buttons(context), pointer.column, pointer.row);
    }

    Outcome close() {
        marked_.reset();
        return Pop{};
    }

    /// One more press closes it.
    Outcome open_or_close(TitleMenuKind menu) {
        marked_.reset();
        if (which_ == menu) return Pop{};
        return which_ == TitleMenuKind::Top ? push(title_menu(menu)) : replace(title_menu(menu));
    }

    Outcome open(TitlePagePtr page) {
        marked_.reset();
        return push(std::move(page));
    }

    Outcome ask(TitleAct act) {
        marked_.reset();
        return request_for({.act = act});
    }

    /// A game of this length, as the menu offers it.
    Outcome begin(Variant variant) {
        marked_.reset();
        const TitleAct act = which_ == TitleMenuKind::Daily    ? TitleAct::Daily
                             : which_ == TitleMenuKind::Seeded ? TitleAct::Seeded
                                                               : TitleAct::NewGame;
        return request_for({.act = act, .seed = seed_, .variant = variant});
    }

    Outcome choose(TitleContext& context, TitleChoice choice) {
        switch (choice.action) {
            case TitleAction::GoOn:
                return ask(TitleAct::GoOn);
            case TitleAction::NewGame:
                return open(title_menu(TitleMenuKind::NewGame));
            case TitleAction::OpenMore:
                return open_or_close(TitleMenuKind::More);
            case TitleAction::Leave:
                return ask(TitleAct::Leave);
            case TitleAction::Seed:
                return open(seed_entry(context));
            case TitleAction::Daily:
                return open(title_menu(TitleMenuKind::Daily));
            case TitleAction::Begin:
                return begin(choice.variant);
            case TitleAction::Load:
                return open(kept_games_page());
            case TitleAction::NextStyle:
                context.style =
                    static_cast<Style>((static_cast<std::size_t>(context.style) + 1) % style_rows.size());
                return Stay{};
            case TitleAction::SwitchEase:
                context.easy = !context.easy;
                return Stay{};
            case TitleAction::Recording:
                return open(kept_recordings_page());
            case TitleAction::Best:
                return open(title_best_games_page());
            case TitleAction::Counted:
                return open(title_counted_games_page());
        }
        return Stay{};
    }

    void mark_next(const std::vector<TitleButton>& all, int by) {
        const auto count = static_cast<int>(all.size());
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const TitleButton& each) { return each.choice == marked_; });
        const int before = found == all.end() ? off_round : static_cast<int>(found - all.begin());
        marked_ = all[static_cast<std::size_t>(step_round(before, by, count))].choice;
    }

    TitleMenuKind which_;
    std::uint64_t seed_;
    /// The button that Return presses, or that the pointer is on.
    std::optional<TitleChoice> marked_;
};

}  // namespace

TitlePagePtr title_menu(TitleMenuKind which, std::uint64_t seed) {
    return std::make_unique<TitleMenu>(which, seed);
}

}  // namespace cellophane
