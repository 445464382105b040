#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "view/eyesight.h"

namespace cellophane {

/// Whoever presses `from` means `to`, both as in KeyEvent::name.
struct KeySwap {
    std::string from;
    std::string to;

    friend bool operator==(const KeySwap&, const KeySwap&) = default;
};

/// How a player wants to play, whatever the game. No rule knows of it, and no save holds it.
struct Settings {
    Eyesight eyes;
    /// Nothing moves by itself.
    bool still = false;
    /// What is shown for a moment stays four times as long.
    bool long_notices = false;
    bool hides_seed = false;
    /// Nobody walks into deep water without having said so.
    bool asks_at_water = false;
    std::vector<KeySwap> keys;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// One of them, as it is written down and as it is chosen.
struct SettingRow {
    /// As in the text form.
    std::string_view name;
    std::string_view label;
    /// What it is good for.
    std::string_view help;
    std::string (*value)(const Settings&);
    /// What may be written behind the name, for somebody who wrote something else.
    std::string_view allowed;
    /// Whether the text is a value; then it is set.
    bool (*set)(Settings&, std::string_view);
    /// On to the next value, or back to the one before.
    void (*change)(Settings&, int by);
};

std::span<const SettingRow> setting_rows();

/// What a player chooses from: the rows, and behind them the keys, for those who have some.
struct SettingChoice {
    std::string label;
    std::string value;
    std::string help;
};
std::vector<SettingChoice> setting_choices(const Settings& settings, bool has_keys = true);

/// The most and the step of `least-light`.
inline constexpr int most_least_light = 60;
inline constexpr int least_light_step = 10;
/// Keys may be swapped this often.
inline constexpr std::size_t most_swaps = 60;

/// What a key that was pressed stands for.
std::string_view meant_key(const Settings& settings, std::string_view pressed);
/// Pressing the key itself again takes the swap back.
void swap_key(Settings& settings, std::string_view from, std::string_view to);

/// A line for each, "name value", and one "key from to" for each swap.
std::string settings_text(const Settings& settings);

/// What the lines say; what no line says is as usual. A line nobody understands changes nothing, and is named
/// together with what would be right.
struct ReadSettings {
    Settings settings;
    std::vector<Problem> problems;
};
ReadSettings read_settings(std::string_view text);

}  // namespace cellophane
