#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/flags.h"
#include "kit/base/result.h"
#include "view/color_vision.h"
#include "words/hints.h"
#include "words/key_labels.h"
#include "words/settings.h"

namespace cellophane {

/// A hint, and where it was told: after so many bytes of the steps of a game
/// (session/messages/shown_hints.h).
struct ShownHint {
    Hint hint{};
    std::uint32_t steps = 0;
    std::uint64_t game = 0;

    friend bool operator==(const ShownHint&, const ShownHint&) = default;
};

/// The player's settings, for all games. No rule depends on them, and no save holds them.
struct Settings {
    Eyesight eyes;
    /// No animations.
    bool still = false;
    /// Notices and alerts stay four times as long.
    bool long_notices = false;
    bool hides_seed = false;
    /// Asks before the hero steps into deep water.
    bool asks_at_water = false;
    /// Where fingers play, shows a way before it is gone, as with keys.
    bool previews_taps = false;
    /// Tells newcomers what a situation calls for; and what has been told.
    bool hints = true;
    Flags<Hint> hints_given{};
    /// One a hint at most.
    std::vector<ShownHint> hints_shown;
    std::vector<KeySwap> keys;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Where a settings page lists a setting.
enum class SettingPart : std::uint8_t { Display, Game };

/// A setting: its line in the text form, and its row on the settings page.
struct SettingRow {
    /// The name in the text form.
    std::string_view name;
    SettingPart part{};
    std::string_view label;
    /// A line of help.
    std::string_view help;
    std::string (*value)(const Settings&);
    /// The values allowed after the name, for the message about any other.
    std::string_view allowed;
    /// The values and their labels, where they are neither "on" and "off" nor numbers.
    std::span<const SettingOption> options{};
    /// The most, where they are numbers from 0 on; else 0.
    int most = 0;
    int step = 0;
    /// Sets the value from text. False if the text is no value.
    bool (*set)(Settings&, std::string_view);
    /// Moves on to the next value (1), or back to the previous one (-1).
    void (*change)(Settings&, int by);
};

std::span<const SettingRow> setting_rows();

/// The next choice of signs (1), or the one before (-1).
Signs next_signs(Signs signs, int by);

/// A row of the settings page: the settings, and behind them the key swaps if the player has a keyboard, in
/// place of the last, which is about taps.
/// Where no pictures can be shown, the help says so.
struct SettingChoice {
    std::string label;
    std::string value;
    std::string help;
};
std::vector<SettingChoice> setting_choices(const Settings& settings, bool has_keys = true,
                                           bool has_pictures = false);

/// The most and the step of `least-light`.
inline constexpr int most_least_light = 60;
inline constexpr int least_light_step = 10;
/// The most key swaps there may be.
inline constexpr std::size_t most_swaps = 60;

/// The key that a pressed key stands for: itself, unless it is swapped.
std::string_view meant_key(const Settings& settings, std::string_view pressed);
/// Makes `from` stand for `to`; `from` itself undoes the swap.
void swap_key(Settings& settings, std::string_view from, std::string_view to);

/// Sets one setting from text; hints that are switched on begin anew. False if there is no such setting or
/// the text is no value of it; then nothing has changed.
bool set_setting(Settings& settings, std::string_view name, std::string_view value);

/// A line "name value" for each setting, a line "key from to" for each swap, and a line "hints-given name..."
/// with the hints that have been given: "moving", and "moving@12:345" where it was told, which earlier
/// versions leave out.
std::string settings_text(const Settings& settings);

/// Settings read from lines; those that no line names keep their defaults. A line that cannot be read changes
/// nothing, and is reported together with what would be right.
struct ReadSettings {
    Settings settings;
    std::vector<Problem> problems;
};
ReadSettings read_settings(std::string_view text);

}  // namespace cellophane
