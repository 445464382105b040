#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "dungeon/seed.h"
#include "kit/base/result.h"
#include "session/prompts/text_entry.h"
#include "session/title/title_background.h"
#include "session/title/title_pages.h"
#include "view/cell_colors.h"
#include "view/help_panel.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "view/text.h"
#include "words/choices.h"
#include "words/seed.h"
#include "words/titles.h"

namespace cellophane {

namespace {

constexpr int longest_seed = 60;

/// Typing a seed, or a word that stands for one.
class SeedEntry : public ScreenOf<SeedEntry, TitlePage> {
public:
    explicit SeedEntry(std::string offered) : typed_{std::move(offered)}, is_offer_{!typed_.empty()} {}

    std::string_view title() const override { return program_title; }
    HelpTopic help() const override { return HelpTopic::Seed; }
    std::optional<LabelPlace> help_place(const TitleContext& context) const override {
        return help_place_over_map(context.viewer.window);
    }
    bool takes_signs() const override { return true; }
    bool shows_scenery() const override { return true; }
    int first_column(const TitleContext& context) const override {
        return context.viewer.has_sheets ? column_of_menu(TitleMenuKind::Top) : main_column;
    }

    Outcome press(TitleContext& context, const KeyEvent& key) override {
        if (key.name == "Escape") return Pop{};
        if (key.name != "Enter") {
            take_offer(key);
            edit_line(typed_, key, longest_seed);
            return Stay{};
        }
        drop_last_blanks(typed_);
        const Result<std::uint64_t> seed = parse_seed_or_word(typed_);
        if (seed.ok()) return push(title_menu(TitleMenuKind::Seeded, seed.value()));
        context.trouble = seed.problem().message;
        return Stay{};
    }
    Outcome click(TitleContext&, const PointerEvent&) override { return Pop{}; }
    Outcome type(TitleContext&, std::string_view text) override {
        typed_ = text.substr(0, longest_seed);
        is_offer_ = false;
        return Stay{};
    }

    void paint(const TitleContext& context, Frame& frame) const override {
        paint_title_background(frame, context);
        if (context.viewer.has_sheets) return;
        paint_entry(frame, std::string{seed_prompt} + ": ", typed_, is_offer_);
        write(frame, main_column, message_rows - 2, screen_columns - 1, describe_word(context),
              rgb(Color::Gray));
    }
    void describe(const TitleContext& context, Reading& reading) const override {
        reading.entry =
            ReadEntry{.prompt = std::string{seed_prompt}, .typed = typed_, .longest = longest_seed};
        if (std::string word = describe_word(context); !word.empty())
            reading.lines.push_back(std::move(word));
        reading.offer(dig_choice, "Enter", ChoiceRole::Main);
        reading.offer(back_choice, "Escape");
    }

private:
    /// The first character typed replaces the offered seed; keys that move in it or delete from it keep it.
    void take_offer(const KeyEvent& key) {
        constexpr std::string_view keeping[] = {"Backspace", "End", "Home", "Left", "Right"};
        const bool types = typed_sign(key) != 0;
        if (is_offer_ && types) typed_.clear();
        if (types || std::find(std::begin(keeping), std::end(keeping), key.name) != std::end(keeping))
            is_offer_ = false;
    }

    /// Which dungeon a word means, short enough for a narrow window; empty: no word is typed.
    std::string describe_word(const TitleContext& context) const {
        std::string word = typed_;
        drop_last_blanks(word);
        const Result<std::uint64_t> seed = parse_seed_or_word(word);
        if (context.viewer.settings.hides_seed || !seed.ok() || parse_seed(word).ok()) return {};
        return seed_of_word(seed.value());
    }

    std::string typed_;
    /// The text is an offer, which the first character typed replaces.
    bool is_offer_;
};

}  // namespace

TitlePagePtr seed_entry(const TitleContext& context) {
    const std::uint64_t last = context.options.last_seed;
    return std::make_unique<SeedEntry>(
        last == 0 || context.viewer.settings.hides_seed ? "" : std::to_string(last));
}

}  // namespace cellophane
