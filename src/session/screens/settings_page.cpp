#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/round.h"
#include "session/commands/pointing.h"
#include "session/messages/seed_message.h"
#include "session/screens.h"
#include "view/cell_colors.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/choices.h"
#include "words/settings.h"
#include "words/titles.h"

namespace cellophane {

namespace {

constexpr int setting_column = 6;
constexpr int first_setting_row = 3;
/// What a click is on, besides rows by their number from one.
constexpr int done_target = -1;

/// The last is about keys, or, without them, about taps.
int key_row() {
    return static_cast<int>(setting_rows().size()) - 1;
}

int count_of_rows() {
    return key_row() + 1;
}

/// Its rows, so far as the window lets them be.
struct SettingsLayout {
    int apart;
    int help;
    int footer;
};

SettingsLayout layout_of(const Viewer& viewer) {
    // In a narrow window there is no room for the hint and the button in one row.
    const bool is_narrow = viewer.window.of_page() < screen_columns;
    const int footer = viewer.window.rows_of_page() - 2 - is_narrow;
    // With keys something is asked below the help.
    const int help = footer - 3 - 2 * viewer.has_keyboard;
    const int room = help - first_setting_row;
    return {.apart = room >= 2 * count_of_rows() - 1 ? 2 : 1, .help = help, .footer = footer};
}

/// "c  Letters in gas".
std::string lettered(int row, std::string_view label) {
    return std::string{static_cast<char>('a' + row)}.append("  ").append(label);
}

std::vector<SettingChoice> choices_of(const Context& context) {
    return setting_choices(context.viewer.settings, context.viewer.has_keyboard,
                           context.viewer.has_pictures.has_value());
}

/// The settings, and swapping keys.
class SettingsPage : public ScreenOf<SettingsPage, GameScreen> {
public:
    std::string_view title() const override { return settings_title; }
    HelpTopic help() const override { return HelpTopic::Settings; }
    std::optional<LabelPlace> help_place(const Context& context) const override {
        return help_label_in(box_of_page(context.viewer.window));
    }
    bool takes_signs() const override { return swap_.has_value(); }
    bool keeps_its_keys() const override { return true; }

    Outcome press(Context& context, const KeyEvent& key) override {
        if (swap_) {
            take_key(context, key);
            return Stay{};
        }
        const int rows = count_of_rows();
        int& marked = context.settings_row;
        if (key.name == "Up" || key.name == "Down")
            marked = step_round(marked, key.name == "Up" ? -1 : 1, rows);
        else if (key.name == "Right" || key.name == "Enter")
            change(context, marked, 1);
        else if (key.name == "Left")
            change(context, marked, -1);
        else if (key.name == "Escape" || key.name == "Space")
            return Pop{};
        else if (key.name.size() == 1 && key.name[0] >= 'a' && key.name[0] < 'a' + rows)
            change(context, key.name[0] - 'a', 1);
        return Stay{};
    }

    Outcome click(Context& context, const PointerEvent& pointer) override {
        if (swap_) {
            swap_.reset();
            return Stay{};
        }
        const int which = target(context, pointer);
        if (which == done_target) return Pop{};
        if (which > 0) change(context, which - 1, 1);
        return Stay{};
    }
    int target(Context& context, const PointerEvent& pointer) const override {
        if (swap_) return 0;
        const SettingsLayout layout = layout_of(context.viewer);
        if (pointer.row >= layout.help) return done_target;
        const int row = (pointer.row - first_setting_row) / layout.apart;
        return pointer.row >= first_setting_row && row < count_of_rows() ? row + 1 : 0;
    }

    void paint(const Context& context, Frame& frame) const override;
    void describe(const Context& context, Reading& reading) const override {
        if (swap_) {
            reading.urgent = asked_for_key();
            reading.offer(unchanged_choice, "Escape");
            return;
        }
        char key = 'a';
        for (const SettingChoice& choice : choices_of(context))
            reading.offer(choice.label + ": " + choice.value, std::string(1, key++)).note = choice.help;
        reading.offer(done_choice, "Escape");
    }

private:
    /// Two keys are asked for: one, and what it is to stand for.
    struct KeySwapEntry {
        std::string from;
    };

    std::string asked_for_key() const {
        return swap_->from.empty() ? std::string{swapped_key_prompt} : stood_for_prompt(swap_->from);
    }

    void change(Context& context, int row, int by) {
        context.settings_row = row;
        if (row == key_row() && context.viewer.has_keyboard) {
            swap_.emplace();
            return;
        }
        setting_rows()[static_cast<std::size_t>(row)].change(context.viewer.settings, by);
        context.viewer.settings_are_new = true;
        if (context.viewer.settings.still) context.moving.motion = {};
        hide_seed_in_messages(context);
    }

    void take_key(Context& context, const KeyEvent& key) {
        if (key.name == "Escape") return swap_.reset();
        if (swap_->from.empty()) {
            swap_->from = key.name;
            return;
        }
        if (context.viewer.settings.keys.size() < most_swaps || swap_->from == key.name)
            swap_key(context.viewer.settings, swap_->from, key.name);
        context.viewer.settings_are_new = true;
        swap_.reset();
    }

    std::optional<KeySwapEntry> swap_;
};

/// The colors of messages on the ground they have in the game, so that a palette is chosen by what it does.
void paint_color_samples(Frame& frame, int row) {
    constexpr int first_column = 56;
    int column = first_column;
    for (const ColorSample& sample : color_samples) {
        const int width = static_cast<int>(sample.word.size()) + 1;
        fill(frame, column, row, width + 1, 1, {});
        write(frame, column + 1, row, column + width, sample.word, tone_color(sample.tone));
        column += width;
    }
}

void SettingsPage::paint(const Context& context, Frame& frame) const {
    const Viewer& viewer = context.viewer;
    const SettingsLayout layout = layout_of(viewer);
    const int end = viewer.window.of_page();
    const bool is_narrow = end < screen_columns;
    const int left = is_narrow ? 3 : setting_column;
    const int value_column = std::min(36, end - 18);
    begin_page(frame, settings_title, box_of_page(viewer.window));
    const std::vector<SettingChoice> choices = choices_of(context);
    // Without a keyboard the row of keys is gone, and may have been the marked one.
    const int chosen = std::min(context.settings_row, static_cast<int>(choices.size()) - 1);
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        const SettingChoice& choice = choices[static_cast<std::size_t>(i)];
        const int row = first_setting_row + layout.apart * i;
        if (i == chosen)
            for (int column = left - 2; column < end - 4; ++column)
                frame.at(column, row).back = rgb(Color::InterfaceButton);
        write(frame, left, row, value_column, viewer.has_keyboard ? lettered(i, choice.label) : choice.label,
              rgb(Color::White));
        if (viewer.has_keyboard) frame.at(left, row).fore = rgb(Color::Yellow);
        write(frame, value_column, row, screen_columns - 4, choice.value, rgb(Color::Yellow));
        if (choice.label == palette_label && !is_narrow) paint_color_samples(frame, row);
    }
    write_wrapped(frame, left, layout.help, end - 2, choices[static_cast<std::size_t>(chosen)].help,
                  rgb(Color::White));
    if (swap_) write_wrapped(frame, left, layout.footer - 3, end - 2, asked_for_key(), rgb(Color::Yellow));
    const std::string_view hint = viewer.has_keyboard ? settings_key_hint : settings_touch_hint;
    write_wrapped(frame, left, layout.footer, end - 2, hint, hint_color());
    paint_label(frame, end - 4 - static_cast<int>(settings_done_label.size()), layout.footer + is_narrow,
                settings_done_label, viewer.has_keyboard);
}

}  // namespace

GameScreenPtr settings_page(Context& context) {
    stop_pointing(context);
    return std::make_unique<SettingsPage>();
}

}  // namespace cellophane
